import { TextField } from '../../kit/controls/text-field'

interface EmailFieldProps {
  readonly value: string
  readonly onChange: (email: string) => void
  readonly label?: string
  readonly name?: string
  readonly help?: string
  readonly error?: string | undefined
  readonly autoComplete?: string
}

/** The email input of every account form. */
export const EmailField = ({ value, onChange, label = 'Email', name = 'email', autoComplete = 'username', ...texts }: EmailFieldProps) => (
  <TextField
    label={label}
    type="email"
    name={name}
    autoComplete={autoComplete}
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    value={value}
    onChange={event => onChange(event.target.value)}
    {...texts}
  />
)
