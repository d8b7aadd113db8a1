import { collection } from '../shared/collection'
import { choice, instant, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const redemptionStates = machine({ claimed: { void: 'void' }, void: {} })

/** One use of a perk. A scan made offline carries its own id, so that it counts once however often it arrives. */
export const perkRedemptions = collection({
  path: 'perkRedemptions',
  title: 'Perks used',
  fields: {
    perkId: reference('Perk', 'perks'),
    membershipId: reference('Membership', 'memberships'),
    personId: reference('Person', 'people'),
    at: instant('When'),
    by: optional(reference('Scanned by', 'people')),
    offlineId: optional(text('Offline number', 64)),
    status: choice('State', statesOf(redemptionStates)),
  },
  states: redemptionStates,
  access: readOnly(any(owner('personId'), scope('content'))),
})
