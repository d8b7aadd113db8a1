import { collection } from '../shared/records/collection'
import { impersonal, longText, optional, reference, url } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

/** How to use a perk, for members only. They receive it from `redeemPerk`. The id is the perk's. */
export const perkDetails = collection({
  path: 'perkDetails',
  title: 'How to use perks',
  privacy: 'personal',
  whenForgotten: 'delete',
  fields: {
    ownerId: optional(reference('Owner', 'people')),
    how: impersonal(longText('How to use it', 1000)),
    link: impersonal(optional(url('Link'))),
  },
  access: readOnly(any(owner('ownerId'), scope('content'))),
})
