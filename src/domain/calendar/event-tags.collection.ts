import { collection } from '../shared/records/collection'
import { list, text } from '../shared/records/fields'
import { access, anyone, scope } from '../shared/records/policy'

/** A tag of the calendar (200 at most), and its synonyms. */
export const eventTags = collection({
  path: 'eventTags',
  title: 'Calendar tags',
  privacy: 'impersonal',
  fields: { name: text('Word', 40), synonyms: list('Other words', text('Word', 40), 10) },
  access: access(anyone, scope('content')),
})
