import { type ReactNode, useEffect, useRef } from 'react'
import { signInFields } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { isPortError, isTransient } from '../../../../ports/errors'
import { FailureNotice } from '../../../forms/failure-notice'
import { Form, FormField, workingWords } from '../../../forms/form'
import { PasswordInput } from '../../../forms/password-inputs'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { useCodeQuestion, type WithCode } from '../../../second-factor/use-code-question'
import css from '../accounts.module.css'
import { CountdownButton } from './countdown-button'
import { useSignInPause } from './use-sign-in-pause'

interface CredentialsFormProps {
  /** Signs in; a failure is shown above the fields, and the typed email stays. */
  readonly signIn: (email: string, password: string, withCode: WithCode) => Promise<void>
  /** An email that was typed on another page. */
  readonly email?: string | undefined
  /** Leads to resetting the password; offered after too many wrong ones. */
  readonly onForgotten?: (email: string) => void
  /** Links below the button; they get the email as typed. */
  readonly children?: (email: string) => ReactNode
}

/** Email and password. Password managers and paste work; the typed email is never cleared. */
export default function CredentialsForm({ signIn, email: typed, onForgotten, children }: CredentialsFormProps) {
  const { pause, attempt, end } = useSignInPause()
  const { withCode, codeQuestion } = useCodeQuestion()
  const box = useRef<HTMLDivElement>(null)
  const form = useForm({
    fields: signInFields,
    guards: false,
    initial: { email: typed || undefined },
    submit: async ({ email, password }) => !pause && attempt(email, () => signIn(email, password, withCode)),
  })
  const { error, values } = form
  const email = values.email ?? ''
  useEffect(() => {
    if (error !== undefined) box.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [error])
  const next = isTransient(error) ? (
    <Button type="submit" size="s">
      Try again
    </Button>
  ) : (
    onForgotten &&
    isPortError(error, 'auth', 'too-many-requests') && (
      <Button size="s" onClick={() => onForgotten(email)}>
        Send me a new password
      </Button>
    )
  )
  return (
    <div ref={box} className={css.form}>
      <Form
        form={form}
        label="Sign in"
        words={workingWords('Signing in…')}
        failure={<FailureNotice error={error} actions={next} />}
        button={pause && <CountdownButton key={pause.round} seconds={pause.seconds} onOver={end} />}
      >
        <FormField name="email" autoComplete="username" />
        <FormField name="password" input={PasswordInput} />
      </Form>
      <p role="status" className="visually-hidden">
        {pause && `Signing in is paused for ${pause.seconds} seconds.`}
      </p>
      {codeQuestion}
      {children?.(email)}
    </div>
  )
}
