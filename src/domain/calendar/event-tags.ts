import { collection } from '../shared/records/collection'
import { list, text } from '../shared/records/fields'
import { access, anyone, scope } from '../shared/records/policy'

/** A word of the calendar's vocabulary (200 at most), and other words for it. */
export const eventTags = collection({
  path: 'eventTags',
  title: 'Words of the calendar',
  privacy: 'impersonal',
  fields: { name: text('Word', 40), synonyms: list('Other words', text('Word', 40), 10) },
  access: access(anyone, scope('content')),
})
