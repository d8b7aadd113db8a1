import type { ReactNode } from 'react'
import { Button } from '../../kit/button'
import { Select } from '../../kit/controls/select'
import { FilterDetails } from './filter-details'
import css from './filter-fields.module.css'

export interface FilterChoice {
  readonly value: string
  readonly label: string
  /** Number of results with this option, once it is known. */
  readonly count?: number | undefined
}

/** One filter of a search, with its options. */
export interface FilterField<N extends string> {
  readonly name: N
  readonly label: string
  /** Label of the option that filters nothing. */
  readonly all: string
  readonly choices: readonly FilterChoice[]
}

interface FilterButtonsProps {
  /** Whether only open listings are wanted; `undefined` on days on which nothing opens. */
  readonly openNow: boolean | undefined
  readonly onOpenNow: (wanted: boolean) => void
  /** Whether any filter is set. */
  readonly asking: boolean
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** The filters that are buttons: “Open now” and “Clear all”. */
export const FilterButtons = ({ openNow, onOpenNow, asking, onClear, children }: FilterButtonsProps) => (
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

interface FilterFieldsProps<N extends string> {
  readonly questions: readonly FilterField<N>[]
  readonly chosen: { readonly [name in N]?: string | undefined }
  /** Number of filters that are set. */
  readonly active: number
  /** What the filters find now, such as "8 studios"; absent while it is not known. */
  readonly found: string | undefined
  readonly onChoose: (name: N, value: string) => void
  readonly onClear: () => void
}

/** The filters of a search as lists: on a wide screen in their place, open once one is set; on a narrow one as a sheet. */
export const FilterFields = <N extends string>({ active, found, onClear, questions, chosen, onChoose }: FilterFieldsProps<N>) => (
  <FilterDetails {...{ active, found, onClear }}>
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
  </FilterDetails>
)
