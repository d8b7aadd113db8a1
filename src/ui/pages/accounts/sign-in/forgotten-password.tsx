import { type FormEvent, useState } from 'react'
import { isPortError } from '../../../../ports/errors'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import css from '../accounts.module.css'
import { EmailField } from '../email-field'
import { rememberedEmail } from './remembered-email'

interface ForgottenPasswordProps {
  /** The e-mail typed so far. */
  readonly email: string
  readonly onBack: () => void
}

/** Asks for a new password. The answer is the same whether there is such an account or not. */
export function ForgottenPassword({ email: typed, onBack }: ForgottenPasswordProps) {
  const app = useApp()
  const [email, setEmail] = useState(typed)
  const [sentTo, setSentTo] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { busy, error, run } = useSubmit()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(email.trim() === '')
    if (email.trim() === '') return
    const send = async () => (await sessionOf(app)).sendPasswordReset(email).catch(unlessUnknown)
    if (!(await run(send))) return
    rememberedEmail.remember(email)
    setSentTo(email.trim())
  }

  return (
    <form className={css.form} noValidate onSubmit={event => void submit(event)}>
      <FailureNotice error={error} />
      {sentTo && (
        <Notice tone="good" title="Look into your mail.">
          If there is an account for {sentTo}, a mail is on its way. Its link works for one hour.
        </Notice>
      )}
      <EmailField value={email} onChange={setEmail} error={missing ? 'Enter your e-mail address.' : undefined} />
      <div className={css.row}>
        <Button type="submit" look="main" busy={busy}>
          Send me a link
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back to signing in
        </Button>
      </div>
    </form>
  )
}

/** An address without an account, or that cannot have one, is answered like any other. */
function unlessUnknown(error: unknown): void {
  if (!isPortError(error, 'auth', 'user-not-found', 'invalid-email', 'user-disabled')) throw error
}
