import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeReturn } from '../../../../domain/accounts/sign-in/safe-redirect'
import { signInFields } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { optional } from '../../../../domain/shared/records/fields'
import { isPortError } from '../../../../ports/errors'
import { accountLinksOf, sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { useSignedIn } from '../../../queries/session.queries'
import { useCodeQuestion } from '../../../second-factor/use-code-question'
import { actionText } from '../account-link/action-text'
import { notifyAndThrow } from '../account-link/apply-email-button'
import css from '../accounts.module.css'
import { rememberedEmail, useRememberedEmail } from './remembered-email'

interface SignInByLinkProps {
  /** The whole address of the opened link. */
  readonly address: string
  readonly returnTo: string | null
  readonly onFail: (error: unknown) => void
}

/** Signs in by a link: with one click on the device that requested it; another device asks for the email again. */
export default function SignInByLink({ address, returnTo, onFail }: SignInByLinkProps) {
  const app = useApp()
  const navigate = useNavigate()
  const user = useSignedIn()
  const { withCode, codeQuestion } = useCodeQuestion()
  const remembered = useRememberedEmail(rememberedEmail)
  const [isOther, setIsOther] = useState(false)
  const asked = isOther ? null : remembered
  const form = useForm({
    fields: { email: asked ? optional(signInFields.email) : signInFields.email },
    guards: false,
    initial: {},
    submit: async ({ email }) => {
      const links = await accountLinksOf(app)
      const session = await sessionOf(app)
      await withCode<unknown>(
        () => links.signIn(asked ?? email ?? '', address),
        code => session.giveCode(code),
      ).catch((error: unknown) => {
        setIsOther(isPortError(error, 'auth', 'invalid-email') || isOther)
        return notifyAndThrow(onFail)(error)
      })
      rememberedEmail.forget()
      await navigate(safeReturn(returnTo, '/dashboard'), { replace: true })
    },
  })
  return (
    <div className={css.form}>
      {codeQuestion}
      {user && (
        <Notice>
          You are signed in as <strong>{user.email}</strong>. Going on signs you in with the link instead.
        </Notice>
      )}
      <Form
        form={form}
        label={actionText['sign-in'].button}
        words={workingWords('Signing in…')}
        failure={
          isPortError(form.error, 'auth', 'invalid-email') && (
            <Notice tone="bad" title="The link was sent to another address.">
              Enter the one at which you got it. The link was not used.
            </Notice>
          )
        }
        acts={
          asked && (
            <Button look="quiet" onClick={() => setIsOther(true)}>
              Not me
            </Button>
          )
        }
      >
        {asked ? (
          <p>
            As <span className={css.who}>{asked}</span>
          </p>
        ) : (
          <FormField
            name="email"
            label="Your email"
            autoComplete="username"
            help="You opened the link on another device than the one that asked for it. Enter the address at which you got it."
          />
        )}
      </Form>
    </div>
  )
}
