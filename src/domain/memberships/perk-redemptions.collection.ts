import { collection, machine, statesOf } from '../shared/records/collection'
import { actor, choice, impersonal, instant, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

export const redemptionStates = machine({ claimed: { void: 'void' }, void: {} })

/** One use of a perk. An offline scan brings its own id, so that it counts once even if it is sent again. */
export const perkRedemptions = collection({
  path: 'perkRedemptions',
  title: 'Perks used',
  privacy: 'personal',
  fields: {
    perkId: reference('Perk', 'perks'),
    membershipId: reference('Membership', 'memberships'),
    personId: reference('Person', 'people'),
    at: instant('When'),
    by: optional(actor('Scanned by')),
    offlineId: impersonal(optional(text('Offline number', 64))),
    status: choice('State', statesOf(redemptionStates)),
  },
  states: redemptionStates,
  access: readOnly(any(owner('personId'), scope('content'), scope('people'))),
})
