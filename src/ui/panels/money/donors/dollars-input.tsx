import type { FieldInputProps } from '../../../forms/field-input-props'
import { TextField } from '../../../kit/controls/text-field'

/** The input of a `dollarsField`. */
export const DollarsInput = ({ field, value, onChange, error }: FieldInputProps) => (
  <TextField
    label={field.label}
    type="number"
    step="0.01"
    withAsterisk
    error={error}
    value={typeof value === 'string' ? value : ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  />
)
