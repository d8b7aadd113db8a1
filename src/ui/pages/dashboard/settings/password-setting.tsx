import { useState } from 'react'
import { AccountSettingsService } from '../../../../domain/accounts/account-settings-service'
import { Session } from '../../../../domain/accounts/sign-in/session'
import { newPassword } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { Form, FormField, workingWords } from '../../../forms/form'
import { AccountName, NewPasswordInput } from '../../../forms/password-inputs'
import { useAction } from '../../../forms/use-action'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import type { SignedIn } from '../../../queries/session.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import css from '../dashboard.module.css'

const fields = { password: newPassword('New password') }

/** Changes the password; a person without one, or who forgot it, gets a link. */
export function PasswordSetting({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState<string>()
  const { error, run } = useAction()
  const { reauthenticated: proven, question } = useReauthentication(user.email)
  const form = useForm({
    fields,
    guards: false,
    resets: true,
    initial: {},
    submit: async ({ password }) => {
      await proven(async () => (await app.services()).get(AccountSettingsService).changePassword(password))
      setMessage('Your new password is set.')
      setOpen(false)
    },
  })
  const sendLink = () =>
    run(async () => {
      await (await app.services()).get(Session).sendPasswordReset(user.email)
      setMessage(`We sent a link to ${user.email}.`)
    })
  return (
    <div className={css.form}>
      {message && <Notice tone="good" title={message} />}
      <FailureNotice error={error} />
      {question}
      {open && (
        <Form
          form={form}
          label="Set this password"
          words={workingWords('Saving…')}
          head={<AccountName email={user.email} />}
          acts={
            <Button
              look="quiet"
              onClick={() => {
                form.follow({})
                setOpen(false)
              }}
            >
              Keep the present one
            </Button>
          }
        >
          <FormField name="password" input={NewPasswordInput} />
        </Form>
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
