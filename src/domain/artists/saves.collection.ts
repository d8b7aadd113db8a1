import { collection } from '../shared/records/collection'
import { choice, reference, text, withFacts } from '../shared/records/fields'
import { nobody, owner, readOnly } from '../shared/records/policy'

/**
 * An item that an art lover saved; the id joins the person, the kind and the item's id. Only the person can read it. `saveItems` creates it,
 * because it counts them.
 */
export const saves = collection({
  path: 'saves',
  title: 'Saved',
  privacy: 'personal',
  notAudited: 'only what visitors save for themselves',
  whenForgotten: 'delete',
  fields: {
    personId: withFacts(reference('Person', 'people'), { staysInMerge: 'its id names the person' }),
    kind: choice('Kind', ['artist', 'artwork', 'listing', 'event', 'article']),
    ref: text('Document', 128),
  },
  access: { ...readOnly(owner('personId')), create: nobody, delete: owner('personId') },
})
