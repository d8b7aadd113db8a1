import type { FieldInput } from '../forms/field-input-props'
import { RadioGroup } from '../kit/controls/radio-group'

/** A choice shown as radio buttons with explanations. */
export const radioInput =
  (words: Readonly<Record<string, string>>): FieldInput =>
  ({ field, value, error, onChange }) => (
    <RadioGroup
      label={field.label}
      error={error}
      choices={Object.entries(words).map(([one, label]) => ({ value: one, label }))}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
    />
  )
