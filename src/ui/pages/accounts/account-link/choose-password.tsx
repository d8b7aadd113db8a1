import { newPassword } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { accountLinksOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, workingWords } from '../../../forms/form'
import { AccountName, NewPasswordInput } from '../../../forms/password-inputs'
import { useForm } from '../../../forms/use-form'
import css from '../accounts.module.css'
import { actionText } from './action-text'
import { notifyAndThrow } from './apply-email-button'

interface ChoosePasswordProps {
  readonly code: string
  readonly email: string
  readonly onDone: () => void
  readonly onFail: (error: unknown) => void
}

const fields = { password: newPassword('New password') }

/** Sets a new password by a link. A refused password leaves the link usable. */
export default function ChoosePassword({ code, email, onDone, onFail }: ChoosePasswordProps) {
  const app = useApp()
  const form = useForm({
    fields,
    guards: false,
    initial: {},
    submit: async ({ password }) => (await accountLinksOf(app)).choosePassword(code, email, password).catch(notifyAndThrow(onFail)),
    onSaved: onDone,
  })
  return (
    <div className={css.form}>
      <Form form={form} label={actionText['reset-password'].button} words={workingWords('Saving…')} head={<AccountName email={email} />}>
        <FormField name="password" input={NewPasswordInput} />
      </Form>
    </div>
  )
}
