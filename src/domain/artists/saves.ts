import { collection } from '../shared/collection'
import { choice, reference, text } from '../shared/fields'
import { owner, readOnly } from '../shared/policy'

/** Something an art lover keeps to find again; the id joins person, kind and what is kept. Nobody else learns of it. */
export const saves = collection({
  path: 'saves',
  title: 'Saved',
  fields: {
    personId: reference('Person', 'people'),
    kind: choice('Kind', ['artist', 'artwork', 'listing', 'event', 'article']),
    ref: text('Document', 128),
  },
  access: { ...readOnly(owner('personId')), create: owner('personId'), delete: owner('personId') },
})
