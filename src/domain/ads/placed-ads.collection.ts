import { collection } from '../shared/records/collection'
import { optional, reference, text, url } from '../shared/records/fields'
import { anyone, readOnly } from '../shared/records/policy'

/** What visitors see of a published advertisement, under the id of its order. Its price and its proofs stay in the order. */
export const placedAds = collection({
  path: 'placedAds',
  title: 'Published advertisements',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    editionId: reference('Edition', 'editions'),
    imageId: reference('Picture', 'images'),
    link: optional(url('Link')),
    slot: text('Slot', 20),
  },
  access: readOnly(anyone),
})
