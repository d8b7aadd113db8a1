import { collection, type DataOf, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  impersonal,
  integer,
  internal,
  localDate,
  map,
  number,
  optional,
  reference,
  text,
  withFacts,
} from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

export const subscriptionStates = machine({
  active: { failPayment: 'past_due', pause: 'paused', cancel: 'cancelled' },
  past_due: { pay: 'active', cancel: 'cancelled' },
  paused: { resume: 'active', cancel: 'cancelled' },
  cancelled: {},
})

/**
 * Why a monthly gift or a renewal ended. `fund`: its purpose takes no more gifts. `membership`: it was refunded, is paused, or is no longer
 * sold. `card`: no card is stored for it. `dispute`: the giver's bank demanded a payment back.
 */
export const monthlyEnds = ['donor', 'staff', 'failed', 'fund', 'membership', 'card', 'dispute'] as const

/**
 * Repeated charges to a card that the provider stores (`savedCards`), each charge with its own order: a monthly gift, at most one active per
 * person and fund; or the renewal of a membership, by term or by month, at most one active per membership. A gift can be paused for at most
 * six months.
 */
export const subscriptions = collection({
  path: 'subscriptions',
  title: 'Monthly gifts and renewals',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    amountCents: impersonal(number('Amount, in cents', { min: 0, max: 10_000_000, integer: true })),
    dayOfMonth: impersonal(number('Day of the month', { min: 1, max: 28, integer: true })),
    /** For a monthly gift. */
    fundId: optional(reference('Fund', 'campaigns')),
    /** For a renewal, whose amount is the price of the latest term. */
    membershipId: optional(reference('Membership', 'memberships')),
    /** For a membership that is paid by the month: each of its terms is one month. */
    isMonthly: impersonal(optional(boolean('Every month'))),
    /** The first order; later orders copy its purpose and its name for the donor wall. */
    orderId: optional(reference('First order', 'orders')),
    card: optional(map('Card', { brand: text('Brand', 20), last4: text('Last digits', 4) })),
    /** `YYYY-MM`. */
    cardExpires: withFacts(impersonal(optional(text('Card expires', 7))), { isMonth: true }),
    /**
     * The first unpaid month, `YYYY-MM`; for a renewal, that of the membership's last day. Order ids are derived from it, so that no month is
     * paid twice.
     */
    month: impersonal(text('Not paid since', 7)),
    /** The day on which it is charged, tried again, or resumed. */
    nextOn: optional(localDate('Next')),
    pausedUntil: optional(localDate('Paused until')),
    /** For this month's order: how often it was charged, and how often that failed. */
    tries: internal(impersonal(integer('Tries', 100))),
    failures: impersonal(integer('Failures', 100)),
    /** When staff last mailed the payer about a declined charge. */
    recoveryMailOn: optional(localDate('Mailed about it')),
    startedOn: localDate('Started'),
    endedOn: optional(localDate('Ended')),
    ended: optional(choice('Why it ended', monthlyEnds)),
    status: choice('State', statesOf(subscriptionStates)),
  },
  states: subscriptionStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})

export type MonthlyGift = DataOf<typeof subscriptions>
export type StoredMonthlyGift = StoredOf<typeof subscriptions>
