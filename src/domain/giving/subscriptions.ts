import { collection } from '../shared/collection'
import { choice, localDate, number, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const subscriptionStates = machine({
  active: { failPayment: 'past_due', pause: 'paused', cancel: 'cancelled' },
  past_due: { pay: 'active', cancel: 'cancelled' },
  paused: { resume: 'active', cancel: 'cancelled' },
  cancelled: {},
})

/** A gift every month; one active a person and fund. A pause lasts six months at most. */
export const subscriptions = collection({
  path: 'subscriptions',
  title: 'Monthly gifts',
  fields: {
    personId: reference('Person', 'people'),
    amountCents: number('Amount, in cents', { min: 500, max: 500_000, whole: true }),
    dayOfMonth: number('Day of the month', { min: 1, max: 28, whole: true }),
    fundId: reference('Fund', 'campaigns'),
    providerSubId: optional(text('Number at the provider', 80)),
    /** `YYYY-MM`. */
    cardExpires: optional(text('Card expires', 7)),
    nextOn: optional(localDate('Next')),
    pausedUntil: optional(localDate('Paused until')),
    failures: whole('Failures', 100),
    status: choice('State', statesOf(subscriptionStates)),
  },
  states: subscriptionStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
