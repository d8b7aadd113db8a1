import type { Rule } from '../../../../domain/shared/records/policy'
import type { App } from '../../../app-services/app'
import type { MadeColumn, PanelAction } from '../panel-spec'

/** A list under a run: what waits for somebody, or what was run before, with what can be done with each row. */
export interface RunList<R extends { readonly id: string }> {
  readonly title: string
  readonly rule?: Rule
  /** A hook: the rows as they are now, in their order. */
  readonly useRows: () => readonly R[]
  /** How many there are, where `useRows` reads only the first of them. */
  readonly useTotal?: () => number
  /** The first names the row. */
  readonly columns: readonly MadeColumn<R>[]
  /** What the search over the list is called: rows are found by the texts of their columns. Without it there is no search. */
  readonly find?: string
  readonly actions?: readonly PanelAction<R>[]
  /** What a row is called where its buttons are read out; by its first column unless told. */
  readonly name?: (row: R) => string
  /** Whether a row was begun and not finished: it is offered to be gone on with. */
  readonly isUnfinished?: (row: R) => boolean
  /** Puts what an action did with a row into the queries. Without it all that are shown are read anew. */
  readonly changed?: (app: App, row: R) => void
  /** What is said where there is none. */
  readonly empty: string
}

export type ListSpec = RunList<{ readonly id: string }>

/** Checks a list against the rows that it shows. */
export const listOf = <R extends { readonly id: string }>(spec: RunList<R>) => spec as unknown as ListSpec
