import { collection } from '../shared/collection'
import { optional, reference, text, url } from '../shared/fields'
import { anyone, readOnly } from '../shared/policy'

/** What visitors see of an advertisement once it is published; the id is the order's. Its price and its proofs stay there. */
export const placedAds = collection({
  path: 'placedAds',
  title: 'Published advertisements',
  fields: {
    editionId: reference('Edition', 'editions'),
    imageId: reference('Picture', 'images'),
    link: optional(url('Link')),
    slot: text('Slot', 20),
  },
  access: readOnly(anyone),
})
