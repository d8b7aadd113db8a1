import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly options: readonly Option[]
}

/** One of several, by the browser's own list. */
export const Select = ({ label, help, error, options, ...select }: SelectProps) => (
  <Field label={label} help={help} error={error}>
    {control => (
      <select {...select} {...control}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
