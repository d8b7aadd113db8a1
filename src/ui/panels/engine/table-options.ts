import type { ReactNode } from 'react'
import type { BulkMatching } from '../../../domain/records/bulk/bulk-selection'
import type { Collection } from '../../../domain/shared/records/collection'
import type { RowSource } from '../../../domain/tables/row-source'
import type { ShownRows } from '../../office/data-grid/grid-with-toolbar'
import type { Outcome } from './actions/use-outcome'
import type { NewRecord } from './new-record-spec'
import type { RowOf } from './panel-spec'

/** Options of a panel for the table of its collection: `collectionPanel(collection, spec, useTableOptions)`. */
export interface TableOptions<C extends Collection> {
  /** Rows from a query, possibly with joined data, instead of the collection's own. */
  readonly rows?: readonly RowOf<C>[]
  /** Filters the rows. Must be the same function as long as the same rows are meant. */
  readonly narrow?: (rows: RowSource) => RowSource
  /** All rows that remain after `narrow`, as a query for the server; `undefined` if they can only be listed by id. */
  readonly matching?: (counted: number) => BulkMatching | undefined
  /** Renders the rows instead of the table, for example as `Thumbnails`; the table remains one click away. */
  readonly renderRows?: (shown: ShownRows<RowOf<C>>) => ReactNode
  /** Content above the table. */
  readonly renderAbove?: (outcome: Outcome) => ReactNode
  /** Further actions for the selected rows. */
  readonly renderBulk?: (chosen: readonly RowOf<C>[], outcome: Outcome, onDone: () => void) => ReactNode
  /** The form of a new record, if a callable creates it. */
  readonly make?: NewRecord
  /** Content if there are no rows. */
  readonly empty?: ReactNode
  /** Links beside the button that creates the first record. */
  readonly otherWays?: ReactNode
}

/** Options of a table whose rows come from a query. */
export interface QueriedTableOptions<C extends Collection> extends TableOptions<C> {
  readonly rows: readonly RowOf<C>[]
}
