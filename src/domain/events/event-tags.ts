import { collection } from '../shared/collection'
import { list, text } from '../shared/fields'
import { access, anyone, scope } from '../shared/policy'

/** A word of the calendar's vocabulary (200 at most), and other words for it. */
export const eventTags = collection({
  path: 'eventTags',
  title: 'Words of the calendar',
  fields: { name: text('Word', 40), synonyms: list('Other words', text('Word', 40), 10) },
  access: access(anyone, scope('content')),
})
