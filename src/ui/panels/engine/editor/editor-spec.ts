import type { Collection, StoredOf } from '../../../../domain/shared/records/collection'
import type { Params } from '../../../../domain/shared/records/records'
import type { CollectionSpec } from '../panel-spec'

/** The collection of a record's saved versions, and the fields a version keeps. */
export interface VersionSource<C extends Collection> {
  readonly of: Collection
  readonly params: (record: StoredOf<C>) => Params
}

/**
 * A panel that edits published content: a list, and each record on its own page. The collection's states are draft, staged, scheduled and
 * published; `actions` with an `event` change them. At most ten keys besides those of a table.
 */
export interface EditorSpec<C extends Collection> extends CollectionSpec<C> {
  /** Where versions of the record are stored. Without it, the editor shows the record's history only. */
  readonly versions?: VersionSource<C>
  /** Address that shows it as visitors will see it. */
  readonly preview?: (record: StoredOf<C>) => string
}
