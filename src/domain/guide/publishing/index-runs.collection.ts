import { collection } from '../../shared/records/collection'
import { choice, json, list, map, optional, text } from '../../shared/records/fields'
import { integer } from '../../shared/records/integer'
import { readOnly, scope } from '../../shared/records/policy'
import { machine, statesOf } from '../../shared/records/state-machine'

export const indexRunStates = machine({ running: { finish: 'ok', fail: 'failed' }, ok: { publish: 'published' }, failed: {}, published: {} })

/** One run that numbers an edition's map and builds its indexes. */
export const indexRuns = collection({
  path: 'editions/{edition}/indexRuns',
  title: 'Index runs',
  privacy: 'impersonal',
  fields: {
    rule: choice('Order', ['walk', 'alphabet']),
    numbers: integer('Numbers given', 10_000),
    /** Changes since the previous run. */
    diffs: list('Changes', map('Change', { listing: text('Listing', 128), from: optional(text('From', 10)), to: optional(text('To', 10)) }), 2000),
    checks: list('Findings', map('Finding', { check: text('Check', 40), listing: optional(text('Listing', 128)), note: text('Note', 300) }), 2000),
    /** Paths of the files by kind. */
    outputs: json<{ readonly [kind: string]: string }>('Files'),
    status: choice('State', statesOf(indexRunStates)),
  },
  states: indexRunStates,
  access: readOnly(scope('guide')),
})
