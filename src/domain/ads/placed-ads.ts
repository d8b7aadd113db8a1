import { collection } from '../shared/records/collection'
import { optional, reference, text, url } from '../shared/records/fields'
import { anyone, readOnly } from '../shared/records/policy'

/** What visitors see of an advertisement once it is published; the id is the order's. Its price and its proofs stay there. */
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
