import type { FieldInputProps } from '../../../forms/field-input'
import { TextField } from '../../../kit/controls/text-field'

export const FileInput = ({ field, onChange, error }: FieldInputProps) => (
  <TextField type="file" label={field.label} accept=".jsonl" error={error} onChange={event => onChange(event.currentTarget.files?.[0])} />
)
