import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isPortError } from '../../../../ports/errors'
import { joiningOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { EmailField } from '../email-field'
import { NewPasswordField } from '../new-password-field'
import css from './joining.module.css'
import { JoiningFrame } from './joining-frame'

interface JoinAccountProps {
  /** Leads to another page of signing in, with the address typed so far, and back here afterwards. */
  readonly leave: (to: '/signin' | '/userlogin', email: string) => void
}

/** The first door: an address and a password, or a link by mail. */
export function JoinAccount({ leave }: JoinAccountProps) {
  const app = useApp()
  const typed = (useLocation().state as { email?: string } | null)?.email
  const [email, setEmail] = useState(typed ?? '')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, error, run } = useSubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(email.trim() === '')
    if (email.trim() === '') return
    void run(async () => {
      await (await joiningOf(app)).makeAccount(email, password)
    })
  }
  return (
    <JoiningFrame
      step="account"
      open="account"
      title="Come in"
      lead="A few short steps. You can stop after any of them and go on later, here or on another device."
    >
      <form className={css.form} noValidate onSubmit={submit}>
        {isPortError(error, 'auth', 'email-already-in-use') ? (
          <Notice
            tone="bad"
            title="This email has an account already."
            actions={
              <>
                <Button size="s" onClick={() => leave('/signin', email)}>
                  Sign in
                </Button>
                <Button size="s" onClick={() => leave('/userlogin', email)}>
                  E-mail me a link
                </Button>
              </>
            }
          >
            Sign in with it; what you began is still there.
          </Notice>
        ) : (
          <FailureNotice error={error} />
        )}
        <EmailField value={email} onChange={setEmail} error={missing ? 'Enter your e-mail address.' : undefined} />
        <NewPasswordField value={password} onChange={setPassword} label="Password" />
        <div className={css.row}>
          <Button type="submit" look="main" size="l" busy={busy}>
            {busy ? 'One moment…' : 'Make my account'}
          </Button>
          <Button look="quiet" onClick={() => leave('/userlogin', email)}>
            Without a password, by a link
          </Button>
          <Button look="quiet" onClick={() => leave('/signin', email)}>
            I have an account
          </Button>
        </div>
      </form>
    </JoiningFrame>
  )
}
