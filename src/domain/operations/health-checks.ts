import { collection } from '../shared/collection'
import { instant, list, map, text } from '../shared/fields'
import { any, readOnly, scope } from '../shared/policy'
import { whole } from '../shared/whole'

/** What a nightly look through the data found. */
export const healthChecks = collection({
  path: 'healthChecks',
  title: 'Health of the data',
  fields: {
    check: text('Check', 60),
    at: instant('Looked'),
    found: whole('Found'),
    examples: list('Examples', map('Example', { record: text('Record', 300), note: text('Note', 200) }), 20),
  },
  access: readOnly(any(scope('system'), scope('people'))),
})
