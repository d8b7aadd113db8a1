import { TextField } from '../kit/controls/text-field'

interface OwnPasswordFieldProps {
  /** For password managers. */
  readonly email: string
  readonly value: string
  readonly onChange: (password: string) => void
}

/** The password of the person who is signed in, asked for again. */
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
