import { collection } from '../shared/collection'
import { choice, localDate, money, optional, reference } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const pledgeStates = machine({ open: { fulfil: 'fulfilled', writeOff: 'written_off' }, fulfilled: {}, written_off: {} })

/** A gift that was promised. */
export const pledges = collection({
  path: 'pledges',
  title: 'Pledges',
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
