import { type FormEvent, useState } from 'react'
import { OwnAccount } from '../../../domain/accounts/own-account'
import { useApp } from '../../app-services/app'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/notice'
import type { SignedIn } from '../../queries/session.queries'
import { EmailField } from '../accounts/email-field'
import { FailureNotice } from '../accounts/failure-notice'
import { useProof } from '../accounts/use-proof'
import { useSubmit } from '../accounts/use-submit'
import css from './dashboard.module.css'

/** The address of the account: whether it is confirmed, and another one. */
export function EmailSetting({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { busy, error, run } = useSubmit()
  const { proven, question } = useProof(user.email)
  const verify = () =>
    run(async () => {
      await (await app.services()).get(OwnAccount).sendVerification()
      setSentTo(user.email)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await proven(async () => (await app.services()).get(OwnAccount).changeEmail(email))
      setSentTo(email.trim())
      setOpen(false)
    })
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
            <Button look="quiet" onClick={() => setOpen(false)}>
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
