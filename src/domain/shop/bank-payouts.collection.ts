import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, integer, localDate, money, optional } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

export const payoutStates = machine({
  announced: { arrive: 'arrived', fail: 'failed' },
  arrived: { reconcile: 'reconciled' },
  failed: {},
  reconciled: {},
})

/** A transfer from the provider to our bank; reconciled when its payments add up to it. */
export const payouts = collection({
  path: 'payouts',
  title: 'Payouts',
  privacy: 'impersonal',
  backup: 'guarded',
  fields: {
    amount: money('Amount'),
    fees: money('Fees'),
    payments: integer('Payments'),
    /** First and last day of its payments, once the provider has reported them. */
    firstDay: optional(localDate('First day of its payments')),
    lastDay: optional(localDate('Last day of its payments')),
    arrivesOn: localDate('Arrives'),
    status: choice('State', statesOf(payoutStates)),
  },
  states: payoutStates,
  access: readOnly(scope('money')),
})
