import { collection } from '../shared/collection'
import { choice, list, map, open, optional, text } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const indexRunStates = machine({ running: { finish: 'ok', fail: 'failed' }, ok: { publish: 'published' }, failed: {}, published: {} })

/** One run that numbers an edition's map and builds its indexes. */
export const indexRuns = collection({
  path: 'editions/{edition}/indexRuns',
  title: 'Index runs',
  fields: {
    rule: choice('Order', ['walk', 'alphabet']),
    numbers: whole('Numbers given', 10_000),
    /** What changed against the run before. */
    diffs: list('Changes', map('Change', { listing: text('Listing', 128), from: optional(text('From', 10)), to: optional(text('To', 10)) }), 2000),
    checks: list('Findings', map('Finding', { check: text('Check', 40), listing: optional(text('Listing', 128)), note: text('Note', 300) }), 2000),
    /** Files by their kind. */
    outputs: open<{ readonly [kind: string]: string }>('Files'),
    status: choice('State', statesOf(indexRunStates)),
  },
  states: indexRunStates,
  access: readOnly(scope('guide')),
})
