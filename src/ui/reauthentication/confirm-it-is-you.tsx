import { type FormEvent, useState } from 'react'
import { Session } from '../../domain/accounts/sign-in/session'
import { Reauthentication } from '../../domain/shared/functions/reauthentication'
import { useApp } from '../app-services/app'
import { FailureNotice } from '../forms/failure-notice'
import { useSubmit } from '../forms/use-submit'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { Notice } from '../kit/feedback/notice'
import css from './confirm-it-is-you.module.css'
import { OwnPasswordField } from './own-password-field'

interface ConfirmItIsYouProps {
  /** Account whose password is asked for. */
  readonly email: string
  /** Called with whether the password was given. */
  readonly onAnswer: (given: boolean) => void
}

/** Asks for the password again before a risky action, in case somebody else uses an unattended device. The form behind keeps its input. */
export function ConfirmItIsYou({ email, onAnswer }: ConfirmItIsYouProps) {
  const app = useApp()
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, error, run } = useSubmit()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await run(async () => (await app.services()).get(Reauthentication).give(password))) onAnswer(true)
  }
  const sendLink = () =>
    run(async () => {
      await (await app.services()).get(Session).sendPasswordReset(email)
      setSent(true)
    })
  return (
    <Dialog open title="Confirm your password" onClose={() => onAnswer(false)}>
      <form className={css.form} noValidate onSubmit={event => void submit(event)}>
        <p>Enter your password again. It is valid for five minutes.</p>
        <FailureNotice error={error} />
        {sent && <Notice tone="good" title={`We sent a link to ${email}.`} />}
        <OwnPasswordField email={email} value={password} onChange={setPassword} />
        <div className={css.row}>
          <Button type="submit" look="main" busy={busy}>
            Continue
          </Button>
          <Button look="quiet" onClick={() => void sendLink()}>
            Reset my password
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
