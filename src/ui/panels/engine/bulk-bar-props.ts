import type { Collection } from '../../../domain/shared/collection'
import type { CollectionSpec, RowOf } from './panel-spec'
import type { Outcome } from './use-outcome'

export interface BulkBarProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  readonly chosen: readonly RowOf<C>[]
  readonly isTrash: boolean
  readonly outcome: Outcome
  /** Lets the rows go. */
  readonly onDone: () => void
}
