import type { ReactNode } from 'react'
import { Button } from '../../kit/button'
import { Select } from '../../kit/controls/select'
import css from './filter-questions.module.css'

export interface FilterChoice {
  readonly value: string
  readonly label: string
  /** Number of results with this option, once it is known. */
  readonly count?: number | undefined
}

/** One filter of a search, with its options. */
export interface FilterQuestion<N extends string> {
  readonly name: N
  readonly label: string
  /** Label of the option that filters nothing. */
  readonly all: string
  readonly choices: readonly FilterChoice[]
}

interface FilterPressesProps {
  /** Whether only open listings are wanted; `undefined` if there are no opening hours. */
  readonly openNow: boolean | undefined
  readonly onOpenNow: (wanted: boolean) => void
  /** Whether any filter is set. */
  readonly asking: boolean
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** The filters that are buttons: “Open now” and “Clear all”. */
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
  /** Number of filters that are set. */
  readonly active: number
  readonly onChoose: (name: N, value: string) => void
}

/** The filters of a search, collapsed until one is set. */
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
