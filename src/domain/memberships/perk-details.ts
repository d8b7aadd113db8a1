import { collection } from '../shared/collection'
import { longText, optional, reference, url } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'

/** What only members are told of a perk: how to use it. They get it from `redeemPerk`. The id is the perk's. */
export const perkDetails = collection({
  path: 'perkDetails',
  title: 'How to use perks',
  fields: {
    ownerId: optional(reference('Owner', 'people')),
    how: longText('How to use it', 1000),
    link: optional(url('Link')),
  },
  access: readOnly(any(owner('ownerId'), scope('content'))),
})
