import { collection } from '../shared/collection'
import { choice, flag, list, localDate, map, money, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const donationStates = machine({ recorded: { acknowledge: 'acknowledged', void: 'void' }, acknowledged: { void: 'void' }, void: {} })

/** A gift. What is given in kind is described and never valued: letters carry no value for it. */
export const donations = collection({
  path: 'donations',
  title: 'Gifts',
  fields: {
    personId: reference('Person', 'people'),
    orderId: optional(reference('Order', 'orders')),
    lineId: optional(text('Order line', 64)),
    amount: money('Amount'),
    fundId: optional(reference('Fund', 'campaigns')),
    campaignId: optional(reference('Campaign', 'campaigns')),
    tribute: optional(map('Tribute', { kind: choice('Kind', ['honour', 'memory']), name: text('Name', 80) })),
    anonymous: flag('Anonymous'),
    inKind: optional(map('In kind', { description: text('What was given', 300) })),
    receivedOn: localDate('Received'),
    taxYear: whole('Tax year', 2100, 2000),
    softCredits: list('Also owed to', reference('Person', 'people'), 10),
    status: choice('State', statesOf(donationStates)),
  },
  states: donationStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
