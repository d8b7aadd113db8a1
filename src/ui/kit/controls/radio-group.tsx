import { type ReactNode, useId } from 'react'
import css from './checkbox.module.css'
import { useChosenBeforeHydration } from './use-before-hydration'

interface RadioGroupProps {
  readonly label: string
  readonly error?: ReactNode
  readonly choices: readonly { readonly value: string; readonly label: ReactNode; readonly disabled?: boolean }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A few choices, all visible, of which one holds. */
export function RadioGroup({ label, error, choices, value, onChange }: RadioGroupProps) {
  const id = useId()
  const group = useChosenBeforeHydration([value], ([chosen]) => chosen !== undefined && onChange(chosen))
  return (
    <fieldset ref={group} className={css.group} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{label}</legend>
      {choices.map(({ value: one, label: text, disabled }) => (
        <div key={one} className={css.checkbox}>
          <input
            type="radio"
            id={`${id}-${one}`}
            name={id}
            className={css.box}
            value={one}
            checked={one === value}
            disabled={disabled}
            onChange={() => onChange(one)}
          />
          <label className={css.label} htmlFor={`${id}-${one}`}>
            {text}
          </label>
        </div>
      ))}
      {error && (
        <p className={css.error} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
