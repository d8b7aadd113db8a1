import { collection } from '../shared/records/collection'
import { choice, localDate, money } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const payoutStates = machine({
  announced: { arrive: 'arrived', fail: 'failed' },
  arrived: { reconcile: 'reconciled' },
  failed: {},
  reconciled: {},
})

/** A transfer from the provider to the bank; reconciled when its payments add up to it. */
export const payouts = collection({
  path: 'payouts',
  title: 'Payouts',
  privacy: 'impersonal',
  backup: 'guarded',
  fields: {
    amount: money('Amount'),
    fees: money('Fees'),
    payments: integer('Payments'),
    arrivesOn: localDate('Arrives'),
    status: choice('State', statesOf(payoutStates)),
  },
  states: payoutStates,
  access: readOnly(scope('money')),
})
