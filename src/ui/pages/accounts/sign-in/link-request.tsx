import { useLocation } from 'react-router-dom'
import { signInFields } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, sentWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { LinkButton } from '../../../kit/button'
import css from '../accounts.module.css'
import { LinkSent } from './link-sent'
import { rememberedEmail, useRememberedEmail } from './remembered-email'

interface LinkRequestProps {
  /** The address to open after signing in. */
  readonly next: string
  readonly sentTo: string | undefined
  readonly onSent: (email: string | undefined) => void
}

const fields = { email: signInFields.email }

/** Requests a sign-in link; then explains what to do with the mail. */
export default function LinkRequest({ next, sentTo, onSent }: LinkRequestProps) {
  const app = useApp()
  const typed = (useLocation().state as { email?: string } | null)?.email
  const asked = useRememberedEmail(rememberedEmail)
  const form = useForm({
    fields,
    guards: false,
    initial: { email: typed || asked || undefined },
    submit: async ({ email }) => {
      await (await sessionOf(app)).sendSignInLink(email, next)
      rememberedEmail.remember(email)
      onSent(email)
    },
  })
  if (sentTo !== undefined)
    return <LinkSent email={sentTo} again={() => form.submit()} busy={form.state === 'saving'} error={form.error} onOther={() => onSent(undefined)} />
  return (
    <div className={css.form}>
      <Form form={form} label="Email me a link" words={sentWords}>
        <FormField name="email" autoComplete="username" />
      </Form>
      <div className={css.row}>
        <LinkButton look="quiet" to={`/signin?next=${encodeURIComponent(next)}`}>
          Use a password
        </LinkButton>
      </div>
    </div>
  )
}
