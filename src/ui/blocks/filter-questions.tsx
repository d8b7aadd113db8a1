import type { ReactNode } from 'react'
import { Button } from '../kit/button'
import { Select } from '../kit/controls/select'
import css from './filter-questions.module.css'

export interface FilterChoice {
  readonly value: string
  readonly label: string
  /** How many it would leave, once that is known. */
  readonly count?: number | undefined
}

/** One question of a search, with what may be chosen. */
export interface FilterQuestion<N extends string> {
  readonly name: N
  readonly label: string
  /** What not to choose is called. */
  readonly all: string
  readonly choices: readonly FilterChoice[]
}

interface FilterPressesProps {
  /** Set while only what is open now is wanted; `undefined` where nothing has hours. */
  readonly openNow: boolean | undefined
  readonly onOpenNow: (wanted: boolean) => void
  /** Whether there is something to clear. */
  readonly asking: boolean
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** What a search can be narrowed to at one press. */
export const FilterPresses = ({ openNow, onOpenNow, asking, onClear, children }: FilterPressesProps) => (
  <div className={css.presses}>
    {openNow !== undefined && (
      <Button size="s" look={openNow ? 'main' : 'plain'} aria-pressed={openNow} onClick={() => onOpenNow(!openNow)}>
        Open now
      </Button>
    )}
    {children}
    {asking && (
      <Button size="s" look="quiet" onClick={onClear}>
        Clear all
      </Button>
    )}
  </div>
)

interface FilterQuestionsProps<N extends string> {
  readonly questions: readonly FilterQuestion<N>[]
  readonly chosen: { readonly [name in N]?: string | undefined }
  /** How many are answered. */
  readonly active: number
  readonly onChoose: (name: N, value: string) => void
}

/** The questions of a search, folded away until one is answered. */
export const FilterQuestions = <N extends string>({ questions, chosen, active, onChoose }: FilterQuestionsProps<N>) => (
  <details className={css.more} open={active > 0 ? true : undefined}>
    <summary>Filters{active > 0 && ` (${active})`}</summary>
    <div className={css.grid}>
      {questions.map(({ name, label, all, choices }) => (
        <Select
          key={name}
          label={label}
          value={chosen[name] ?? ''}
          onChange={event => onChoose(name, event.target.value)}
          options={[
            { value: '', label: all },
            ...choices.map(choice => ({
              value: choice.value,
              label: choice.count === undefined ? choice.label : `${choice.label} (${choice.count})`,
            })),
          ]}
        />
      ))}
    </div>
  </details>
)
