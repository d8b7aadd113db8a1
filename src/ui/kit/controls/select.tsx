import { type ComponentPropsWithoutRef, startTransition } from 'react'
import { Field, type FieldTexts } from './field'
import { useEnteredBeforeHydration } from './use-before-hydration'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface SelectProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'className'> {
  /** A string is its own label. */
  readonly options: readonly (Option | string)[]
}

export const Select = ({ label, help, error, withAsterisk, className, options, ...select }: SelectProps) => {
  const { value: shown, onChange } = select
  const report: typeof onChange = event => startTransition(() => onChange?.(event))
  const entered = useEnteredBeforeHydration<HTMLSelectElement>({ value: shown, onChange: report })
  return (
    <Field {...{ label, help, error, withAsterisk, className }}>
      {control => (
        <select {...select} ref={entered} {...control}>
          {options
            .map(one => (typeof one === 'string' ? { value: one, label: one } : one))
            .map(({ value, label: text, disabled }: Option) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
        </select>
      )}
    </Field>
  )
}
