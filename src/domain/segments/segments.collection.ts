import { collection } from '../shared/records/collection'
import { choice, impersonal, list, longText, optional, personal, reference, text, trash } from '../shared/records/fields'
import { access, any, nobody, role, scope } from '../shared/records/policy'

/** A group of people: a question that is evaluated each time, or a fixed list. */
export const segments = collection({
  path: 'segments',
  title: 'Segments',
  privacy: 'personal',
  scope: 'people',
  whenForgotten: { otherwise: 'a list of ids, kept as mail was sent to it' },
  fields: {
    name: impersonal(text('Name', 80)),
    kind: choice('Kind', ['dynamic', 'static']),
    /**
     * Conditions with at most three levels of nesting. Security rules cannot check a tree, so it is stored as JSON text, and the code that
     * runs it checks it.
     */
    question: impersonal(optional(longText('Question, as JSON', 10_000))),
    /** Only of a static segment; written by `freezeSegment`. */
    personIds: personal(optional(list('People', reference('Person', 'people'), 5000))),
    ...trash,
  },
  immutable: ['deletedAt'],
  access: access(role('admin'), any(scope('people'), scope('mail')), nobody),
})
