import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../../kit/field'

/** Several lines of text with the room that is left. */
export const TextArea = ({
  label,
  help,
  error,
  value,
  maxLength,
  ...area
}: FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>) => (
  <Field
    label={label}
    error={error}
    help={[help, maxLength && `${String(value ?? '').length} of ${maxLength.toLocaleString('en-US')} characters`].filter(Boolean).join(' ')}
  >
    {control => <textarea rows={4} value={value} maxLength={maxLength} {...area} {...control} />}
  </Field>
)
