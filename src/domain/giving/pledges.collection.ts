import { collection } from '../shared/records/collection'
import { choice, localDate, money, optional, reference } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const pledgeStates = machine({ open: { fulfil: 'fulfilled', writeOff: 'written_off' }, fulfilled: {}, written_off: {} })

/** A promised gift. */
export const pledges = collection({
  path: 'pledges',
  title: 'Pledges',
  privacy: 'personal',
  backup: 'guarded',
  fields: {
    personId: reference('Person', 'people'),
    amount: money('Promised'),
    received: money('Received'),
    campaignId: optional(reference('Campaign', 'campaigns')),
    dueOn: localDate('Due'),
    status: choice('State', statesOf(pledgeStates)),
  },
  states: pledgeStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
