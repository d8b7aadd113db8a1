import { signInFields } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { isPortError } from '../../../../ports/errors'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, sentWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import css from '../accounts.module.css'
import { rememberedEmail } from './remembered-email'

interface ForgottenPasswordProps {
  /** The email typed so far. */
  readonly email: string
  readonly onBack: () => void
}

const fields = { email: signInFields.email }

/** Requests a link for a new password. The response is the same whether or not the account exists. */
export default function ForgottenPassword({ email: typed, onBack }: ForgottenPasswordProps) {
  const app = useApp()
  const form = useForm({
    fields,
    guards: false,
    initial: { email: typed || undefined },
    submit: async ({ email }) => {
      await (await sessionOf(app)).sendPasswordReset(email).catch(unlessUnknown)
      rememberedEmail.remember(email)
    },
  })
  return (
    <div className={css.form}>
      {form.state === 'saved' && (
        <Notice tone="good" title="Look into your mail.">
          If there is an account for {form.values.email}, a mail is on its way. Its link works for one hour.
        </Notice>
      )}
      <Form
        form={form}
        label="Send me a link"
        words={sentWords}
        acts={
          <Button look="quiet" onClick={onBack}>
            Back to signing in
          </Button>
        }
      >
        <FormField name="email" autoComplete="username" />
      </Form>
    </div>
  )
}

/** An address without an account, or that cannot have one, gets the same response. */
function unlessUnknown(error: unknown): void {
  if (!isPortError(error, 'auth', 'user-not-found', 'invalid-email', 'user-disabled')) throw error
}
