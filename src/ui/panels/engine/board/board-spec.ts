import type { Collection } from '../../../../domain/shared/records/collection'
import type { CollectionSpec, FieldPath, MadeColumn, RowOf } from '../panel-spec'

/** A board of one collection: a column for each of its states, and cards that are moved along the arrows between them. */
export interface BoardSpec<C extends Collection>
  extends Pick<CollectionSpec<C>, 'find' | 'sort' | 'filters' | 'form' | 'inputs' | 'actions' | 'under'> {
  /** What a card says, from top to bottom; the first names it. */
  readonly card: readonly (FieldPath<C> | MadeColumn<RowOf<C>>)[]
  /** The states with a column, from left to right. All of the collection unless told. */
  readonly states?: readonly string[]
}
