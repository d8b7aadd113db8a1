import type { Collection } from '../../../../domain/shared/records/collection'
import type { CollectionSpec, FieldPath, MadeColumn, RowOf } from '../panel-spec'

/** A board of one collection: a column for each state, and cards that move along the transitions. */
export interface BoardSpec<C extends Collection>
  extends Pick<CollectionSpec<C>, 'find' | 'sort' | 'filters' | 'form' | 'inputs' | 'actions' | 'under'> {
  /** Lines of a card, from top to bottom; the first is its name. */
  readonly card: readonly (FieldPath<C> | MadeColumn<RowOf<C>>)[]
  /** States with a column, from left to right; by default all. */
  readonly states?: readonly string[]
}
