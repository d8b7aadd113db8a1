import { collection } from '../shared/records/collection'
import { impersonal, keptByLaw, secret } from '../shared/records/field-facts'
import { choice, localDate, number, optional, reference, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { booksOfAccount } from '../shared/records/legal-hold'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const subscriptionStates = machine({
  active: { failPayment: 'past_due', pause: 'paused', cancel: 'cancelled' },
  past_due: { pay: 'active', cancel: 'cancelled' },
  paused: { resume: 'active', cancel: 'cancelled' },
  cancelled: {},
})

/** A monthly gift; one active for each person and fund. A pause is at most six months long. */
export const subscriptions = collection({
  path: 'subscriptions',
  title: 'Monthly gifts',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    amountCents: impersonal(number('Amount, in cents', { min: 500, max: 500_000, integer: true })),
    dayOfMonth: impersonal(number('Day of the month', { min: 1, max: 28, integer: true })),
    fundId: reference('Fund', 'campaigns'),
    providerSubId: keptByLaw(secret(optional(text('Number at the provider', 80))), booksOfAccount),
    /** `YYYY-MM`. */
    cardExpires: impersonal(optional(text('Card expires', 7))),
    nextOn: optional(localDate('Next')),
    pausedUntil: optional(localDate('Paused until')),
    failures: impersonal(integer('Failures', 100)),
    status: choice('State', statesOf(subscriptionStates)),
  },
  states: subscriptionStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})
