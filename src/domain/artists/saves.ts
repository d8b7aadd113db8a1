import { collection } from '../shared/records/collection'
import { withFacts } from '../shared/records/field-facts'
import { choice, reference, text } from '../shared/records/fields'
import { owner, readOnly } from '../shared/records/policy'

/** Something an art lover keeps to find again; the id joins person, kind and what is kept. Nobody else learns of it. */
export const saves = collection({
  path: 'saves',
  title: 'Saved',
  privacy: 'personal',
  notAudited: 'what visitors keep for themselves',
  whenForgotten: 'delete',
  fields: {
    personId: withFacts(reference('Person', 'people'), { staysInMerge: 'its id names the person' }),
    kind: choice('Kind', ['artist', 'artwork', 'listing', 'event', 'article']),
    ref: text('Document', 128),
  },
  access: { ...readOnly(owner('personId')), create: owner('personId'), delete: owner('personId') },
})
