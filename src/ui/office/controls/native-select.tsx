import type { ComponentPropsWithRef } from 'react'
import { Labelled, type LabelledTexts } from './labelled'

interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface NativeSelectProps extends LabelledTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'> {
  /** A bare word is its own label. */
  readonly data: readonly (Option | string)[]
}

/** One of several, by the browser's own list. */
export const NativeSelect = ({ label, description, error, withAsterisk, className, data, ...select }: NativeSelectProps) => (
  <Labelled label={label} description={description} error={error} withAsterisk={withAsterisk} className={className}>
    {control => (
      <select {...select} {...control}>
        {data
          .map(one => (typeof one === 'string' ? { value: one, label: one } : one))
          .map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
      </select>
    )}
  </Labelled>
)
