import type { Services } from '../../../../domain/shared/functions/service'
import type { Rule } from '../../../../domain/shared/records/policy'
import type { App } from '../../../app-services/app-context'
import type { Done } from '../actions/use-outcome'
import type { NewRecord } from '../new-record-spec'
import type { MadeColumn, PanelAction } from '../panel-spec'

/** A list below a run, such as open work or earlier runs, with actions for each row. */
export interface RunList<R extends { readonly id: string }> {
  readonly title: string
  readonly rule?: Rule
  /** A hook that returns the current rows, in order. */
  readonly useRows: () => readonly R[]
  /** The total number, if `useRows` reads only the first rows. */
  readonly useTotal?: () => number
  /** Reads the rows that follow those of `useRows`; `undefined` if there are none. */
  readonly useMore?: () => (() => Promise<void>) | undefined
  /** Columns; the first is the row's name. */
  readonly columns: readonly MadeColumn<R>[]
  /** Label of the search over the list, which finds rows by the texts of their columns. Without it there is no search. */
  readonly find?: string
  readonly actions?: readonly PanelAction<R>[]
  /** Makes each row a task with a checkbox; the list then says how many are left. */
  readonly check?: {
    readonly isDone: (row: R) => boolean
    readonly run: (row: R, isDone: boolean, services: Services) => Promise<Done>
  }
  /** The form of a new row, below the list. */
  readonly make?: NewRecord
  /** The row's name that screen readers read with its buttons; by default its first column. */
  readonly name?: (row: R) => string
  /** Whether a row is unfinished: it can be resumed. */
  readonly isUnfinished?: (row: R) => boolean
  /** Updates the queries after an action on a row. By default all visible queries are refetched. */
  readonly changed?: (app: App, row: R) => void
  /** Shown if there are no rows. */
  readonly empty: string
}

export type ListSpec = RunList<{ readonly id: string }>

/** Type-checks a list against its rows. */
export const listOf = <R extends { readonly id: string }>(spec: RunList<R>) => spec as unknown as ListSpec
