import { collection, type StoredOf } from '../shared/records/collection'
import { boolean, instant, list, map, optional, personal, reference, text, withFacts } from '../shared/records/fields'
import { readOnly, role } from '../shared/records/policy'

/** What has to be done in a season, in order; copied for each edition. Written by a callable, because rules cannot check its items. */
export const checklists = collection({
  path: 'checklists',
  title: 'Checklists',
  privacy: 'impersonal',
  whenForgotten: { otherwise: 'the organization’s own work' },
  fields: {
    title: text('Title', 100),
    editionId: optional(reference('Edition', 'editions')),
    items: personal(
      list(
        'Items',
        map('Item', {
          text: text('What'),
          ownerId: withFacts(optional(reference('Owner', 'people')), { staysInMerge: 'the merged record leads to the kept one' }),
          /** The owner's name when it was assigned, because not all staff may read `people`. */
          ownerName: optional(text('Owner’s name', 80)),
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
