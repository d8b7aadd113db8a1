import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { isPortError, isTransient } from '../../../../ports/errors'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import css from '../accounts.module.css'
import { EmailField } from '../email-field'
import { SignInButton } from './sign-in-button'
import { useSignInPause } from './use-sign-in-pause'

interface CredentialsFormProps {
  /** Tries to sign in; its failure is shown above the fields, which keep the e-mail. */
  readonly signIn: (email: string, password: string) => Promise<void>
  /** Typed elsewhere already. */
  readonly email?: string | undefined
  /** The way to a new password, offered where too many wrong ones were tried. */
  readonly onForgotten?: (email: string) => void
  /** Ways on below the button; they get the e-mail as it is typed. */
  readonly children?: (email: string) => ReactNode
}

/** E-mail and password. Password managers and paste work; the e-mail stays typed whatever happens. */
export function CredentialsForm({ signIn, email: typed = '', onForgotten, children }: CredentialsFormProps) {
  const [email, setEmail] = useState(typed)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { busy, error, run } = useSubmit()
  const { pause, attempt, end } = useSignInPause()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pause) return
    const incomplete = email.trim() === '' || password === ''
    setMissing(incomplete)
    if (incomplete) return focusFirst(form.current, email.trim() === '' ? 'email' : 'password')
    const done = await run(() => attempt(email, () => signIn(email, password)))
    if (!done) focusFirst(form.current, 'password')
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={event => void submit(event)}>
      <FailureNotice
        error={error}
        actions={
          isTransient(error) ? (
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
        }
      />
      <EmailField value={email} onChange={setEmail} error={missing && email.trim() === '' ? 'Enter your e-mail address.' : undefined} />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={missing && password === '' ? 'Enter your password.' : undefined}
      />
      <SignInButton busy={busy} pause={pause} onPauseOver={end} />
      {children?.(email)}
    </form>
  )
}

const focusFirst = (form: HTMLFormElement | null, name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
