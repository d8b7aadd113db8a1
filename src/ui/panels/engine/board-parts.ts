import type { ReactNode } from 'react'
import type { BulkMatching } from '../../../domain/records/bulk/bulk-selection'
import type { Collection } from '../../../domain/shared/records/collection'
import type { RowSource } from '../../../domain/tables/row-source'
import type { Outcome } from './actions/use-outcome'
import type { RowOf } from './panel-spec'

/** Additions of a panel that composes the board itself. */
export interface BoardParts<C extends Collection> {
  /** Narrows the rows. Must be stable while the same rows are meant. */
  readonly narrow?: (rows: RowSource) => RowSource
  /** All rows that `narrow` leaves, as a query for the server; `undefined` if only ids describe them. */
  readonly matching?: (counted: number) => BulkMatching | undefined
  /** Content above the table. */
  readonly renderAbove?: (outcome: Outcome) => ReactNode
  /** Further actions for the selected rows. */
  readonly renderBulk?: (chosen: readonly RowOf<C>[], outcome: Outcome, onDone: () => void) => ReactNode
  /** The form of a new record, if a callable creates it; `onDone` opens the record. */
  readonly renderNew?: (outcome: Outcome, onDone: (id: string | undefined) => void) => ReactNode
  /** Shown if `narrow` leaves no rows. */
  readonly empty?: ReactNode
}
