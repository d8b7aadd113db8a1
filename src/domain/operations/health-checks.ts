import { collection, type StoredOf } from '../shared/collection'
import { instant, list, map, text } from '../shared/fields'
import { any, readOnly, scope } from '../shared/policy'
import { whole } from '../shared/whole'

/** Findings of one check that are kept; `found` counts all of them. */
export const mostExamples = 20

/** What the last look through the data found; the id is the check's. */
export const healthChecks = collection({
  path: 'healthChecks',
  title: 'Health of the data',
  fields: {
    check: text('Check', 60),
    at: instant('Looked'),
    found: whole('Found'),
    examples: list(
      'Examples',
      map('Example', { record: text('Record', 300), note: text('Note', 200), to: text('Where it is put right', 300) }),
      mostExamples,
    ),
  },
  access: readOnly(any(scope('system'), scope('people'))),
})
export type HealthCheck = StoredOf<typeof healthChecks>
