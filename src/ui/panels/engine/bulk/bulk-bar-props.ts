import type { BulkMatching } from '../../../../domain/records/bulk/bulk-selection'
import type { Collection } from '../../../../domain/shared/records/collection'
import type { Outcome } from '../actions/use-outcome'
import type { CollectionSpec, RowOf } from '../panel-spec'

export interface BulkBarProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  readonly chosen: readonly RowOf<C>[]
  /** The selected rows as a query for the server, if there are too many to send their ids. */
  readonly matching?: BulkMatching | undefined
  readonly isTrash: boolean
  readonly outcome: Outcome
  /** Clears the selection. */
  readonly onDone: () => void
}
