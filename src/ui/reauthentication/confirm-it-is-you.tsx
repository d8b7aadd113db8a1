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
  /** Whose password it is. */
  readonly email: string
  /** Whether the password was given. */
  readonly onAnswer: (given: boolean) => void
}

/** Asks for the password once more, before something that must not happen at a desk somebody left. What was entered before is still there. */
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
    <Dialog open title="Is it you?" onClose={() => onAnswer(false)}>
      <form className={css.form} noValidate onSubmit={event => void submit(event)}>
        <p>Enter your password once more. It counts for five minutes.</p>
        <FailureNotice error={error} />
        {sent && <Notice tone="good" title={`We sent a link to ${email}.`} />}
        <OwnPasswordField email={email} value={password} onChange={setPassword} />
        <div className={css.row}>
          <Button type="submit" look="main" busy={busy}>
            Go on
          </Button>
          <Button look="quiet" onClick={() => void sendLink()}>
            I have none, or forgot it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
