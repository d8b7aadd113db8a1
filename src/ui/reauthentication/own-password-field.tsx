import { TextField } from '../kit/controls/text-field'

interface OwnPasswordFieldProps {
  /** Whose password it is, for password managers. */
  readonly email: string
  readonly value: string
  readonly onChange: (password: string) => void
}

/** The password of somebody who is signed in already, asked for once more. */
export const OwnPasswordField = ({ email, value, onChange }: OwnPasswordFieldProps) => (
  <>
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <TextField
      label="Your password"
      type="password"
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </>
)
