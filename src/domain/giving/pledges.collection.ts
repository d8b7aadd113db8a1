import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, localDate, money, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

export const pledgeStates = machine({
  open: { fulfil: 'fulfilled', writeOff: 'written_off' },
  // The gift that paid it was returned.
  fulfilled: { reopen: 'open' },
  written_off: {},
})

/** A promised gift. The expected match of an employer is a pledge too: it names the gift that it matches. */
export const pledges = collection({
  path: 'pledges',
  title: 'Pledges',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    amount: money('Promised'),
    received: money('Received'),
    campaignId: optional(reference('Campaign', 'campaigns')),
    dueOn: localDate('Due'),
    matchOf: optional(reference('Matches the gift', 'donations')),
    writtenOffBecause: optional(text('Written off because', 300)),
    status: choice('State', statesOf(pledgeStates)),
  },
  states: pledgeStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
