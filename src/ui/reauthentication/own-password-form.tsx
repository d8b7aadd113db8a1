import type { ReactNode } from 'react'
import { signInFields } from '../../domain/accounts/sign-in/sign-in-fields'
import { Reauthentication } from '../../domain/shared/functions/reauthentication'
import { useApp } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { Form, FormField, workingWords } from '../forms/form'
import { AccountName, PasswordInput } from '../forms/password-inputs'
import { useForm } from '../forms/use-form'
import { useCodeQuestion } from '../second-factor/use-code-question'

interface OwnPasswordFormProps {
  /** The email of the account. */
  readonly email: string
  readonly onGiven: () => void
  /** Further buttons. */
  readonly acts: ReactNode
  /** Why another action of this form failed. */
  readonly error?: unknown
}

const fields = { password: signInFields.password }

/** Asks a signed-in person for the password again. */
export function OwnPasswordForm({ email, onGiven, acts, error }: OwnPasswordFormProps) {
  const app = useApp()
  const { withCode, codeQuestion } = useCodeQuestion()
  const form = useForm({
    fields,
    guards: false,
    initial: {},
    submit: async ({ password }) => {
      const reauthentication = (await app.services()).get(Reauthentication)
      await withCode(
        () => reauthentication.give(password),
        code => reauthentication.giveCode(code),
      )
    },
    onSaved: onGiven,
  })
  return (
    <>
      {codeQuestion}
      <Form
        form={form}
        label="Continue"
        words={workingWords('One moment…')}
        head={<AccountName email={email} />}
        failure={<FailureNotice error={form.error ?? error} />}
        acts={acts}
      >
        <FormField name="password" label="Your password" input={PasswordInput} />
      </Form>
    </>
  )
}
