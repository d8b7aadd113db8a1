import type { Collection } from '../../../../domain/shared/records/collection'
import type { Outcome } from '../actions/use-outcome'
import type { CollectionSpec } from '../panel-spec'

export interface RecordPartProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  /** `new` for a new record. */
  readonly id: string
  readonly outcome: Outcome
  /** Opens another record, or none. */
  readonly onShow: (id: string | undefined) => void
}
