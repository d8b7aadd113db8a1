import { collection } from '../shared/collection'
import { choice, list, longText, optional, reference, text } from '../shared/fields'
import { access, any, nobody, role, scope } from '../shared/policy'
import { trash } from '../shared/trash'

/** A group of people: by a question asked anew each time, or by name. */
export const segments = collection({
  path: 'segments',
  title: 'Segments',
  fields: {
    name: text('Name', 80),
    kind: choice('Kind', ['dynamic', 'static']),
    /** Conditions in three levels at most. Rules know no trees, so it is JSON text; whoever runs it checks it. */
    question: optional(longText('Question, as JSON', 10_000)),
    /** Of a static one; kept by `freezeSegment`. */
    personIds: optional(list('People', reference('Person', 'people'), 5000)),
    ...trash,
  },
  fixed: ['deletedAt'],
  access: access(role('admin'), any(scope('people'), scope('mail')), nobody),
})
