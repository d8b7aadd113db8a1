import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { choice, instant, integer, list, optional, text } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'

export const flipbookStates = machine({
  building: { finish: 'ready', fail: 'failed' },
  ready: { publish: 'published' },
  published: { rollBack: 'ready' },
  failed: {},
})

/** How many problems a version keeps. */
export const maxProblems = 200

/**
 * A version of the edition's flipbook. The number of its pages is even. Which version visitors see says the pointer `flipbook-{edition}` of
 * `snapshots`; it changes in the transaction that publishes or rolls back, so at most one version is published.
 */
export const flipbooks = collection({
  path: 'editions/{edition}/flipbooks',
  title: 'Flipbooks',
  privacy: 'impersonal',
  fields: {
    version: integer('Version', 100_000, 1),
    source: choice('Made from', ['snapshot', 'pdf']),
    pages: integer('Pages', 1000),
    /** Its files, which the guide's staff alone open. Publishing writes what visitors read to `snapshots`. */
    folder: text('Folder', 300),
    problems: list('Problems', text('Problem', 300), maxProblems),
    publishedAt: optional(instant('Published')),
    /** The version that was published before it, to which a roll back leads. */
    replaces: optional(text('Replaces', 128)),
    status: choice('State', statesOf(flipbookStates)),
  },
  states: flipbookStates,
  access: readOnly(any(where('status', 'published'), scope('guide'))),
})
export type Flipbook = StoredOf<typeof flipbooks>
