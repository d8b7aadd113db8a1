import { collection, type StoredOf } from '../shared/records/collection'
import { instant, integer, list, map, text } from '../shared/records/fields'
import { any, readOnly, scope } from '../shared/records/policy'

/** Findings of one check that are stored; `found` counts all of them. */
export const maxExamples = 20

/** The latest findings of a check; the id is the check's. */
export const healthChecks = collection({
  path: 'healthChecks',
  title: 'Data health',
  privacy: 'personal',
  whenForgotten: { otherwise: 'found anew every night' },
  notAudited: 'only the findings of a nightly check',
  fields: {
    check: text('Check', 60),
    at: instant('Looked'),
    found: integer('Found'),
    examples: list('Examples', map('Example', { record: text('Record', 300), note: text('Note', 200), kind: text('Kind', 40) }), maxExamples),
  },
  access: readOnly(any(scope('system'), scope('people'))),
})
export type HealthCheck = StoredOf<typeof healthChecks>
