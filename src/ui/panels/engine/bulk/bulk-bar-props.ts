import type { BulkMatching } from '../../../../domain/records/bulk/bulk-selection'
import type { Collection } from '../../../../domain/shared/records/collection'
import type { Outcome } from '../actions/use-outcome'
import type { CollectionSpec, RowOf } from '../panel-spec'

export interface BulkBarProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  readonly chosen: readonly RowOf<C>[]
  /** The rows chosen as a question for the server, where they are too many to be sent by name. */
  readonly matching?: BulkMatching | undefined
  readonly isTrash: boolean
  readonly outcome: Outcome
  /** Lets the rows go. */
  readonly onDone: () => void
}
