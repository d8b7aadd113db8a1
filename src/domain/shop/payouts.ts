import { collection } from '../shared/collection'
import { choice, localDate, money } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const payoutStates = machine({
  announced: { arrive: 'arrived', fail: 'failed' },
  arrived: { reconcile: 'reconciled' },
  failed: {},
  reconciled: {},
})

/** What the provider sent to the bank; reconciled once its payments add up. */
export const payouts = collection({
  path: 'payouts',
  title: 'Payouts',
  fields: {
    amount: money('Amount'),
    fees: money('Fees'),
    payments: whole('Payments'),
    arrivesOn: localDate('Arrives'),
    status: choice('State', statesOf(payoutStates)),
  },
  states: payoutStates,
  access: readOnly(scope('money')),
})
