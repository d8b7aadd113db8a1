import { useLocation } from 'react-router-dom'
import { newPassword, signInFields } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { isPortError } from '../../../../ports/errors'
import { joiningOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, workingWords } from '../../../forms/form'
import { NewPasswordInput } from '../../../forms/password-inputs'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import css from './joining.module.css'

export interface AccountFormProps {
  /** Goes to another sign-in page with the address typed so far; that page returns here. */
  readonly leave: (to: '/signin' | '/userlogin', email: string) => void
}

const fields = { email: signInFields.email, password: newPassword('Password') }

/** Asks for an address and a password, and creates an account. */
export default function AccountForm({ leave }: AccountFormProps) {
  const app = useApp()
  const typed = (useLocation().state as { email?: string } | null)?.email
  const form = useForm({
    fields,
    guards: false,
    initial: { email: typed || undefined },
    submit: async ({ email, password }) => void (await (await joiningOf(app)).makeAccount(email, password)),
  })
  const email = form.values.email ?? ''
  return (
    <div className={css.form}>
      <Form
        form={form}
        label="Make my account"
        words={workingWords('One moment…')}
        failure={
          isPortError(form.error, 'auth', 'email-already-in-use') && (
            <Notice
              tone="bad"
              title="This email has an account already."
              actions={
                <>
                  <Button size="s" onClick={() => leave('/signin', email)}>
                    Sign in
                  </Button>
                  <Button size="s" onClick={() => leave('/userlogin', email)}>
                    Email me a link
                  </Button>
                </>
              }
            >
              Sign in with it; what you began is still there.
            </Notice>
          )
        }
      >
        <FormField name="email" autoComplete="username" />
        <FormField name="password" input={NewPasswordInput} />
      </Form>
      <div className={css.row}>
        <Button look="quiet" onClick={() => leave('/userlogin', email)}>
          Without a password, by a link
        </Button>
        <Button look="quiet" onClick={() => leave('/signin', email)}>
          I have an account
        </Button>
      </div>
    </div>
  )
}
