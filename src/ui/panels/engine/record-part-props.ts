import type { Collection } from '../../../domain/shared/collection'
import type { CollectionSpec } from './panel-spec'
import type { Outcome } from './use-outcome'

export interface RecordPartProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  /** `new` for one that is not there yet. */
  readonly id: string
  readonly outcome: Outcome
  /** Shows another record, or none. */
  readonly onShow: (id: string | undefined) => void
}
