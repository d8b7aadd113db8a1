import { collection, type StoredOf } from '../shared/records/collection'
import { personal } from '../shared/records/field-facts'
import { boolean, instant, list, map, optional, reference, text } from '../shared/records/fields'
import { readOnly, role } from '../shared/records/policy'

/** What a season asks for, in order; cloned for each edition. A callable writes it: rules cannot prove its items. */
export const checklists = collection({
  path: 'checklists',
  title: 'Checklists',
  privacy: 'impersonal',
  fields: {
    title: text('Title', 100),
    editionId: optional(reference('Edition', 'editions')),
    items: personal(
      list(
        'Items',
        map('Item', {
          text: text('What'),
          ownerId: optional(reference('Whose', 'people')),
          /** As it was when it was given to her: not all of the staff read `people`. */
          ownerName: optional(text('Owner', 80)),
          due: optional(instant('Due')),
          done: boolean('Done'),
        }),
        100,
      ),
    ),
  },
  access: readOnly(role('admin')),
})
export type Checklist = StoredOf<typeof checklists>
