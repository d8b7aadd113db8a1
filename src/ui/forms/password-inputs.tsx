import { type ChangeEvent, useState } from 'react'
import { Field } from '../kit/controls/field'
import { TextField } from '../kit/controls/text-field'
import { useEnteredBeforeHydration } from '../kit/controls/use-before-hydration'
import type { FieldInputProps } from './field-input-props'
import css from './password-inputs.module.css'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The password of an account, for password managers to fill in. */
export const PasswordInput = ({ name, field, value, error, onChange, attributes }: FieldInputProps) => (
  <TextField
    label={field.label}
    help={field.help}
    autoComplete="current-password"
    {...attributes}
    type="password"
    name={name}
    error={error}
    value={textOf(value)}
    onChange={event => onChange(event.currentTarget.value || undefined)}
  />
)

/** A password that is being chosen: it can be shown, pasted, and made by a password manager. */
export function NewPasswordInput({ name, field, value, error, onChange }: FieldInputProps) {
  const [isShown, setShown] = useState(false)
  const enter = (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value || undefined)
  const entered = useEnteredBeforeHydration<HTMLInputElement>({ value: textOf(value), onChange: enter })
  return (
    <Field label={field.label} help={`At least ${field.min} characters. Three or four words of your own do well.`} error={error}>
      {control => (
        <div className={css.password}>
          <input
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            ref={entered}
            value={textOf(value)}
            onChange={enter}
            {...control}
          />
          <button type="button" className={css.peek} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}

/** Tells password managers whose password a form asks for. */
export const AccountName = ({ email }: { readonly email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
