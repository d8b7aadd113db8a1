import { useState } from 'react'
import { Field } from '../../kit/controls/field'
import css from './accounts.module.css'

interface NewPasswordFieldProps {
  readonly value: string
  readonly onChange: (password: string) => void
  readonly label?: string
  readonly error?: string | undefined
}

/** A password being chosen: it may be looked at, pasted, and made by a manager. */
export function NewPasswordField({ value, onChange, label = 'New password', error }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help="At least 12 characters. Three or four words of your own do well." error={error}>
      {control => (
        <div className={css.password}>
          <input
            type={shown ? 'text' : 'password'}
            name="new-password"
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            minLength={12}
            required
            value={value}
            onChange={event => onChange(event.target.value)}
            {...control}
          />
          <button type="button" className={css.peek} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}
