import { Session } from '../../domain/accounts/sign-in/session'
import { useApp } from '../app-services/app-context'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { Notice } from '../kit/feedback/notice'
import css from './confirm-it-is-you.module.css'
import { OwnPasswordForm } from './own-password-form'

interface ConfirmItIsYouProps {
  /** The account's email. */
  readonly email: string
  /** Called with whether the password was entered. */
  readonly onAnswer: (given: boolean) => void
}

/** Asks for the password again before a risky action, in case somebody else uses an unattended device. The form behind the dialog keeps its input. */
export function ConfirmItIsYou({ email, onAnswer }: ConfirmItIsYouProps) {
  const app = useApp()
  const { isDone, error, run } = useAction()
  const sendLink = () => void run(async () => (await app.services()).get(Session).sendPasswordReset(email))
  return (
    <Dialog open title="Confirm your password" onClose={() => onAnswer(false)}>
      <div className={css.form}>
        <p>Enter your password again. It is valid for five minutes.</p>
        {isDone && <Notice tone="good" title={`We sent a link to ${email}.`} />}
        <OwnPasswordForm
          email={email}
          error={error}
          onGiven={() => onAnswer(true)}
          acts={
            <Button look="quiet" onClick={sendLink}>
              I have none, or forgot it
            </Button>
          }
        />
      </div>
    </Dialog>
  )
}
