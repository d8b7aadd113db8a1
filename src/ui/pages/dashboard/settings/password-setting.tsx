import { type FormEvent, useState } from 'react'
import { Session } from '../../../../domain/accounts/sign-in/session'
import { OwnAccount } from '../../../../domain/privacy/own-account'
import { useApp } from '../../../app-services/app'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import type { SignedIn } from '../../../queries/session.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import { NewPasswordField } from '../../accounts/new-password-field'
import css from '../dashboard.module.css'

/** Another password; who has none, or forgot it, gets a link. */
export function PasswordSetting({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState<string>()
  const { busy, error, run } = useSubmit()
  const { reauthenticated: proven, question } = useReauthentication(user.email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await proven(async () => (await app.services()).get(OwnAccount).changePassword(password))
      setSaid('Your new password is set.')
      setOpen(false)
      setPassword('')
    })
  }
  const sendLink = () =>
    run(async () => {
      await (await app.services()).get(Session).sendPasswordReset(user.email)
      setSaid(`We sent a link to ${user.email}.`)
    })
  return (
    <div className={css.form}>
      {said && <Notice tone="good" title={said} />}
      <FailureNotice error={error} />
      {question}
      {open && (
        <form className={css.form} noValidate onSubmit={submit}>
          {/* For password managers: whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
          <NewPasswordField value={password} onChange={setPassword} />
          <div className={css.row}>
            <Button type="submit" look="main" busy={busy}>
              Set this password
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Keep the present one
            </Button>
          </div>
        </form>
      )}
      <div className={css.row}>
        {!open && <Button onClick={() => setOpen(true)}>Change the password</Button>}
        <Button look="quiet" onClick={() => void sendLink()}>
          I have none, or forgot it
        </Button>
      </div>
    </div>
  )
}
