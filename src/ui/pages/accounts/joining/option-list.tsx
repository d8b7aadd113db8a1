import { type ReactNode, useId } from 'react'
import { useChosenBeforeHydration } from '../../../kit/controls/use-before-hydration'
import css from './joining.module.css'

export interface ListedOption {
  readonly value: string
  readonly label: string
  readonly about?: ReactNode
  /** Shown at the end of the line. */
  readonly price?: string
}

interface OptionListProps {
  /** The name of the form's field, to which the problem summary links. */
  readonly name?: string
  readonly legend: string
  readonly options: readonly ListedOption[]
  readonly value: readonly string[]
  readonly several?: boolean
  readonly small?: boolean
  readonly problem?: string | undefined
  readonly onChange: (value: readonly string[]) => void
}

/** Options with a sentence each, one per line: radio buttons, or checkboxes with `several`. */
export function OptionList({ name: field, legend, options, value, several = false, small = false, problem, onChange }: OptionListProps) {
  const name = useId()
  const group = useChosenBeforeHydration(value, onChange)
  const pick = (option: string, on: boolean) => onChange(several ? (on ? [...value, option] : value.filter(v => v !== option)) : [option])
  return (
    <fieldset ref={group} data-field={field} className={small ? `${css.options} ${css.small}` : css.options}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value: option, label, about, price }) => (
        <label key={option} className={css.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={option}
            checked={value.includes(option)}
            onChange={event => pick(option, event.target.checked)}
            aria-describedby={about ? `${name}-${option}` : undefined}
            aria-label={price ? `${label}, ${price}` : label}
          />
          <span className={css.choice}>{label}</span>
          {price ? <span className={css.price}>{price}</span> : <span />}
          {about && (
            <span className={css.about} id={`${name}-${option}`}>
              {about}
            </span>
          )}
        </label>
      ))}
      {problem && <p className={css.error}>{problem}</p>}
    </fieldset>
  )
}
