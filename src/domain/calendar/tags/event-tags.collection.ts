import { collection, type StoredOf } from '../../shared/records/collection'
import { list, optional, text, withHelp } from '../../shared/records/fields'
import { anyone, nobody, scope } from '../../shared/records/policy'

/** Tags of the calendar at most (product.md C4 `eventtagger`). */
export const maxEventTags = 200
/** Characters of a tag, as an event has it. */
export const eventTagMax = 40

/**
 * A tag of the calendar, with the words that mean the same and the words of titles that ask for it. Its name is on the events too, so that
 * `changeEventTag` alone adds, renames and merges tags.
 */
export const eventTags = collection({
  path: 'eventTags',
  title: 'Calendar tags',
  privacy: 'impersonal',
  fields: {
    name: text('Tag', eventTagMax),
    synonyms: withHelp(list('Synonyms', text('Word', eventTagMax), 10), 'Events with one of these words get the tag instead.'),
    titleWords: withHelp(
      optional(list('Titles that contain', text('Words', eventTagMax), 10)),
      'Events with one of these in their title get the tag. The beginning of a word is enough: “demo” finds “Demonstration”.',
    ),
  },
  scope: 'content',
  immutable: ['name'],
  access: { get: anyone, list: anyone, create: nobody, update: scope('content'), delete: scope('content') },
})
export type EventTag = StoredOf<typeof eventTags>
