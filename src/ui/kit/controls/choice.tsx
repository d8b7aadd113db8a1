import { useId } from 'react'
import css from './choice.module.css'
import { useChosenBeforeHydration } from './use-before-hydration'

export interface ChoiceOption {
  readonly value: string
  readonly label: string
  /** Number of results, shown after the label. */
  readonly count?: number
  readonly disabled?: boolean
}

interface ChoiceProps {
  readonly legend: string
  /** Hides the legend visually, where the context already says it. */
  readonly quiet?: boolean
  readonly options: readonly ChoiceOption[]
  /** One value, or several where `several` is set. */
  readonly value: readonly string[]
  readonly several?: boolean
  /** On a narrow screen one line that the finger moves: filters take less room than what they find. */
  readonly oneLine?: boolean
  readonly onChange: (value: readonly string[]) => void
}

/** A few options as chips: radio buttons, or checkboxes with `several`. */
export function Choice({ legend, quiet = false, options, value, several = false, oneLine, onChange }: ChoiceProps) {
  const name = useId()
  const group = useChosenBeforeHydration(value, onChange)
  const pick = (option: string, on: boolean) => onChange(several ? (on ? [...value, option] : value.filter(v => v !== option)) : [option])
  return (
    <fieldset ref={group} className={css.choice} data-line={oneLine}>
      <legend className={quiet ? 'visually-hidden' : css.legend}>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className={css.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            // What the browser remembers of an earlier visit was not chosen now.
            autoComplete="off"
            onChange={event => pick(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
