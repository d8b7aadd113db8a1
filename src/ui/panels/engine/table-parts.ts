import type { ReactNode } from 'react'
import type { BulkMatching } from '../../../domain/records/bulk/bulk-selection'
import type { Collection } from '../../../domain/shared/records/collection'
import type { RowSource } from '../../../domain/tables/row-source'
import type { ShownRows } from '../../office/data-grid/grid-with-toolbar'
import type { Outcome } from './actions/use-outcome'
import type { NewRecord } from './new-record-spec'
import type { RowOf } from './panel-spec'

/** What a panel adds to the table of its collection: `collectionPanel(collection, spec, useParts)`. */
export interface TableParts<C extends Collection> {
  /** Rows of a query, with what it knows of them besides, in place of the collection's own. */
  readonly rows?: readonly RowOf<C>[]
  /** Narrows the rows. The same function as long as the same rows are meant. */
  readonly narrow?: (rows: RowSource) => RowSource
  /** All rows that `narrow` leaves, as a question for the server; `undefined` where only their ids tell. */
  readonly matching?: (counted: number) => BulkMatching | undefined
  /** Draws the rows in place of the table, which stays one press away: such as `Thumbnails`. */
  readonly renderRows?: (shown: ShownRows<RowOf<C>>) => ReactNode
  /** What stands over the table. */
  readonly renderAbove?: (outcome: Outcome) => ReactNode
  /** What else can be done with the rows chosen. */
  readonly renderBulk?: (chosen: readonly RowOf<C>[], outcome: Outcome, onDone: () => void) => ReactNode
  /** The form of a new record, where a callable makes it. */
  readonly make?: NewRecord
  /** What is said where there are no rows. */
  readonly empty?: ReactNode
}
