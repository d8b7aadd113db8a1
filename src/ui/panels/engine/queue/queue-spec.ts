import type { ComponentType } from 'react'
import type { Collection, StoredOf } from '../../../../domain/shared/records/collection'
import type { Find } from '../../../../domain/shared/records/records'
import type { FieldPath, MadeColumn, PanelAction } from '../panel-spec'

/** Props of the view of an entry. */
export interface QueueViewProps<R> {
  readonly row: R
}

/** Groups of entries, such as those of one import. The queue can be limited to one; its id is in the address. */
export interface QueueGroups<R> {
  /** Label of the group choice. */
  readonly label: string
  /** Label of the option for all entries. */
  readonly all: string
  /** Id of the entry's group, if it is in one. */
  readonly of: (row: R) => string | undefined
  /** A hook that returns the name of a group. */
  readonly useNames: () => (id: string) => string
}

/** A queue: entries are viewed and decided one at a time, with keyboard shortcuts. */
export interface QueueSpec<R extends { readonly id: string }, F = MadeColumn<R>> {
  /** Title of an entry. */
  readonly title: (row: R) => string
  /** Whether it needs a decision; by default all do. The others can still be viewed. */
  readonly waits?: (row: R) => boolean
  /** The beginning of its waiting time; the longest waiting comes first. */
  readonly since: (row: R) => Date
  /** Hours within which it should be decided. It is marked “due soon” from half of that time on, then “late”. */
  readonly due?: number
  /** Facts shown beside it. */
  readonly facts: readonly F[]
  /** The content to decide on, such as a document, a difference or a place on a map. */
  readonly view?: ComponentType<QueueViewProps<R>>
  readonly groups?: QueueGroups<R>
  /**
   * The decisions, each with its shortcut `key`. `on: 'many'`: for all waiting entries to which it applies. `on: 'both'`: for the open entry
   * and for selected ones.
   */
  readonly actions: readonly PanelAction<R>[]
  /** Shown if nothing waits. */
  readonly empty: string
  /** Shown when the queue is empty: how entries get into it, with a link to the first step. */
  readonly comesFrom: { readonly says: string; readonly link: string; readonly to: string }
}

/** The queue of a collection. Its facts may be paths of fields. */
export interface CollectionQueueSpec<C extends Collection> extends QueueSpec<StoredOf<C>, FieldPath<C> | MadeColumn<StoredOf<C>>> {
  /** Which records: path parameters and conditions. */
  readonly find?: Find
}
