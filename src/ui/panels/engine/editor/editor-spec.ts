import type { Collection, StoredOf } from '../../../../domain/shared/records/collection'
import type { Params } from '../../../../domain/shared/records/records'
import type { CollectionSpec } from '../panel-spec'

/** Where the saved versions of a record are: a collection of its own, with the fields that a version keeps. */
export interface VersionSource<C extends Collection> {
  readonly of: Collection
  readonly params: (record: StoredOf<C>) => Params
}

/**
 * A panel that edits what is published: a list, and each record on a page of its own. The states of the collection are its draft, staged,
 * scheduled and published; `actions` with an `event` move it. At most ten keys.
 */
export interface EditorSpec<C extends Collection> extends Omit<CollectionSpec<C>, 'filters' | 'under'> {
  /** Without it the record has its history alone. */
  readonly versions?: VersionSource<C>
  /** Address that shows it as visitors will see it. */
  readonly preview?: (record: StoredOf<C>) => string
}
