import type { Collection } from '../../../../domain/shared/records/collection'
import type { Outcome } from '../actions/use-outcome'
import type { CollectionSpec, RowOf } from '../panel-spec'

export interface OpenRecordPaneProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  /** `new` for a new record. */
  readonly id: string
  readonly outcome: Outcome
  /** Opens another record, or none. */
  readonly onShow: (id: string | undefined) => void
  /** Its row where rows have more than the record, such as the name of its person. */
  readonly shown?: RowOf<C> | undefined
}
