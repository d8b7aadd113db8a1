import type { InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field'

/** One line of text with its label. Takes every attribute of an `input`. */
export const TextField = ({ label, help, error, ...input }: FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>) => (
  <Field label={label} help={help} error={error}>
    {control => <input type="text" {...input} {...control} />}
  </Field>
)
