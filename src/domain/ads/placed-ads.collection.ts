import { collection } from '../shared/records/collection'
import { choice, forgotten, impersonal, integer, optional, reference, url } from '../shared/records/fields'
import { anyone, readOnly } from '../shared/records/policy'
import { adSlots } from './flat-plan/ad-slots'

/** What visitors see of a published advertisement, under the id of its order. Its price and its proofs stay in the order. */
export const placedAds = collection({
  path: 'placedAds',
  title: 'Published advertisements',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    editionId: reference('Edition', 'editions'),
    imageId: reference('Picture', 'images'),
    link: forgotten(impersonal(optional(url('Link')))),
    page: integer('Page', 1000, 1),
    slot: choice('Slot', adSlots),
  },
  access: readOnly(anyone),
})
