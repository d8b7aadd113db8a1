import { useId } from 'react'
import type { ColourName } from '../../../../domain/artists/colour-names'
import { useChosenBeforeHydration } from '../../../kit/controls/use-before-hydration'
import css from './colour-choice.module.css'

interface ColourChoiceProps {
  readonly value: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count: number | undefined }[]
  readonly onChange: (value: string | undefined) => void
}

const swatches: Readonly<Record<ColourName, string>> = {
  red: '#c22f27',
  orange: '#e2762f',
  yellow: '#e5b92e',
  green: '#4c8a4a',
  blue: '#2c5fae',
  violet: '#7a5aa6',
  pink: '#e59aa8',
  brown: '#7a4a2c',
  white: '#f7f4ec',
  gray: '#8d9093',
  black: '#1c1b1e',
}

/** Colors as swatches: one of them, or any. Each has its name for screen readers. */
export function ColourChoice({ value, choices, onChange }: ColourChoiceProps) {
  const name = useId()
  const group = useChosenBeforeHydration([value ?? ''], ([colour]) => onChange(colour || undefined))
  return (
    <fieldset ref={group} className={css.box}>
      <legend className={css.legend}>Color</legend>
      <label className={css.any}>
        <input type="radio" name={name} value="" checked={value === undefined} onChange={() => onChange(undefined)} />
        <span>Any</span>
      </label>
      {choices.map(choice => (
        <label key={choice.value} className={css.swatch} title={choice.count === undefined ? choice.label : `${choice.label} (${choice.count})`}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            aria-label={choice.count === undefined ? choice.label : `${choice.label}, ${choice.count}`}
            onChange={() => onChange(choice.value)}
          />
          <span style={{ background: (swatches as Readonly<Record<string, string>>)[choice.value] }} />
        </label>
      ))}
    </fieldset>
  )
}
