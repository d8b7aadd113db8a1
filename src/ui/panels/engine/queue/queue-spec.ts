import type { ComponentType } from 'react'
import type { Collection, StoredOf } from '../../../../domain/shared/records/collection'
import type { Find } from '../../../../domain/shared/records/records'
import type { FieldPath, MadeColumn, PanelAction } from '../panel-spec'

/** What is looked at to decide about a row. */
export interface QueueViewProps<R> {
  readonly row: R
}

/** One thing at a time: it is looked at, decided by a key, and the next one comes. */
export interface QueueSpec<R extends { readonly id: string }, F = MadeColumn<R>> {
  /** What one of them is called. */
  readonly title: (row: R) => string
  /** Whether somebody has to decide about it; the others can be looked up. All unless told. */
  readonly waits?: (row: R) => boolean
  /** Since when it waits; the longest waiting comes first. */
  readonly since: (row: R) => Date
  /** Hours within which it should be decided. Later than that it is marked late, from half of it on as soon due. */
  readonly due?: number
  /** What is known of it, beside it. */
  readonly facts: readonly F[]
  /** The thing itself, such as a document, a difference or a place on a map. */
  readonly view?: ComponentType<QueueViewProps<R>>
  /** The decisions, each with its `key`; what is `on: 'many'` is offered for all that wait and fit. */
  readonly actions: readonly PanelAction<R>[]
  /** What is said where nothing waits. */
  readonly empty: string
}

/** The queue of a collection. Its facts may be paths of fields. */
export interface CollectionQueueSpec<C extends Collection> extends QueueSpec<StoredOf<C>, FieldPath<C> | MadeColumn<StoredOf<C>>> {
  /** Which records: path parameters and conditions. */
  readonly find?: Find
}
