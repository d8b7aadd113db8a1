import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button, LinkButton } from '../../../kit/button'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { useRouteVisit } from '../../../routing/use-route-visit'
import css from '../accounts.module.css'
import { EmailField } from '../email-field'
import { LinkSent } from './link-sent'
import { rememberedEmail, useAsked } from './remembered-email'

/** Signing in without a password: an address, a mail, a link that works once. */
export default function UserLoginPage() {
  const app = useApp()
  const next = safeRedirect(useRouteVisit().search.get('next'), '/dashboard')
  const typed = (useLocation().state as { email?: string } | null)?.email
  const asked = useAsked(rememberedEmail)
  const [email, setEmail] = useState(typed ?? asked ?? '')
  const [sentTo, setSentTo] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { busy, error, run } = useSubmit()

  const send = (to: string) =>
    run(async () => {
      await (await sessionOf(app)).sendSignInLink(to, next)
      rememberedEmail.remember(to)
      setSentTo(to)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(email.trim() === '')
    if (email.trim() !== '') void send(email.trim())
  }

  if (sentTo !== undefined)
    return (
      <PageFrame narrow>
        <LinkSent email={sentTo} again={() => send(sentTo)} busy={busy} error={error} onOther={() => setSentTo(undefined)} />
      </PageFrame>
    )
  return (
    <PageFrame narrow>
      <PageHead title="A link instead of a password" lead="We mail you a link that signs you in once. There is nothing to remember." />
      <form className={css.form} noValidate onSubmit={submit}>
        <FailureNotice error={error} />
        <EmailField value={email} onChange={setEmail} error={missing ? 'Enter your e-mail address.' : undefined} />
        <Button type="submit" look="main" size="l" busy={busy}>
          {busy ? 'Sending…' : 'E-mail me a link'}
        </Button>
        <div className={css.row}>
          <LinkButton look="quiet" to={`/signin?next=${encodeURIComponent(next)}`}>
            Use a password
          </LinkButton>
        </div>
      </form>
    </PageFrame>
  )
}
