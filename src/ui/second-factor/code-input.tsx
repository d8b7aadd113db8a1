import type { FieldInputProps } from '../forms/field-input-props'
import { TextField } from '../kit/controls/text-field'

/** Input for the six digits of an authenticator app; password managers that store the secret fill them in. */
export const CodeInput = ({ name, field, value, error, onChange, attributes }: FieldInputProps) => (
  <TextField
    label={field.label}
    help={field.help}
    {...attributes}
    name={name}
    error={error}
    autoComplete="one-time-code"
    inputMode="numeric"
    spellCheck={false}
    value={typeof value === 'string' ? value : ''}
    onChange={event => onChange(event.currentTarget.value || undefined)}
  />
)
