import { type FormEvent, useState } from 'react'
import { OwnAccount } from '../../../../domain/privacy/own-account'
import { useApp } from '../../../app-services/app'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import type { SignedIn } from '../../../queries/session.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import { EmailField } from '../../accounts/email-field'
import { askedChange, useAsked } from '../../accounts/sign-in/remembered-email'
import css from '../dashboard.module.css'

/** The address of the account: whether it is confirmed, and another one. A new one that was asked for and never confirmed is one press away. */
export function EmailSetting({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const asked = askedChange(user.uid)
  const remembered = useAsked(asked)
  const pending = remembered === user.email ? null : remembered
  const [open, setOpen] = useState(pending !== null)
  const [email, setEmail] = useState(pending ?? '')
  const [sentTo, setSentTo] = useState<string>()
  const { busy, error, run } = useSubmit()
  const { reauthenticated: proven, question } = useReauthentication(user.email)
  const verify = () =>
    run(async () => {
      await (await app.services()).get(OwnAccount).sendVerification()
      setSentTo(user.email)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await proven(async () => (await app.services()).get(OwnAccount).changeEmail(email))
      asked.remember(email)
      setSentTo(email.trim())
      setOpen(false)
    })
  }
  const keep = () => {
    asked.forget()
    setOpen(false)
  }
  return (
    <div className={css.form}>
      <p>
        <strong>{user.email}</strong>, {user.emailVerified ? 'confirmed' : 'not confirmed yet'}
      </p>
      {sentTo !== undefined && (
        <Notice tone="good" title="Look into your mail.">
          We sent a link to {sentTo}. {sentTo === user.email ? '' : 'Until you open it, you sign in with the former address.'}
        </Notice>
      )}
      <FailureNotice error={error} />
      {question}
      {open ? (
        <form className={css.form} noValidate onSubmit={submit}>
          <EmailField label="New e-mail" name="new-email" autoComplete="email" value={email} onChange={setEmail} />
          <div className={css.row}>
            <Button type="submit" look="main" busy={busy}>
              Send me a link there
            </Button>
            <Button look="quiet" onClick={keep}>
              Keep the present one
            </Button>
          </div>
        </form>
      ) : (
        <div className={css.row}>
          {!user.emailVerified && (
            <Button look="main" busy={busy} onClick={() => void verify()}>
              Send the link again
            </Button>
          )}
          <Button onClick={() => setOpen(true)}>Change the address</Button>
        </div>
      )}
    </div>
  )
}
