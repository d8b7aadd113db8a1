import { collection, type DataOf, type StoredOf } from '../shared/records/collection'
import { impersonal, internal } from '../shared/records/field-facts'
import { boolean, choice, localDate, map, number, optional, reference, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const subscriptionStates = machine({
  active: { failPayment: 'past_due', pause: 'paused', cancel: 'cancelled' },
  past_due: { pay: 'active', cancel: 'cancelled' },
  paused: { resume: 'active', cancel: 'cancelled' },
  cancelled: {},
})

/**
 * Why a monthly gift or a renewal ended. `fund`: what it was for takes no gifts any more. `membership`: it was refunded, is paused, or is not sold any
 * more. `card`: no card is kept for it. `dispute`: its giver's bank demanded a payment back.
 */
export const monthlyEnds = ['donor', 'staff', 'failed', 'fund', 'membership', 'card', 'dispute'] as const

/**
 * What is charged again and again to a card that the provider keeps (`savedCards`), each time as an order of its own: a monthly gift, one for each
 * person and fund that has not ended, or the renewal of a membership, by its term or by the month, one for each that has not ended. A pause of a gift is at most six months long.
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
    /** Of a monthly gift. */
    fundId: optional(reference('Fund', 'campaigns')),
    /** Of a renewal; its amount is the price of the latest term. */
    membershipId: optional(reference('Membership', 'memberships')),
    /** Of a membership that is paid by the month: each of its terms is one. */
    isMonthly: impersonal(optional(boolean('Every month'))),
    /** The first order; later ones take its purpose and its name on the wall. */
    orderId: optional(reference('First order', 'orders')),
    card: optional(map('Card', { brand: text('Brand', 20), last4: text('Last digits', 4) })),
    /** `YYYY-MM`. */
    cardExpires: impersonal(optional(text('Card expires', 7))),
    /** The first month that is not paid, `YYYY-MM`, of a renewal that of the last day; an order's id follows from it, so that no month is paid twice. */
    month: impersonal(text('Not paid since', 7)),
    /** On this day it is charged, tried again, or resumed. */
    nextOn: optional(localDate('Next')),
    pausedUntil: optional(localDate('Paused until')),
    /** Of this month's order: how often it was charged, and how often it failed. */
    tries: internal(impersonal(integer('Tries', 100))),
    failures: impersonal(integer('Failures', 100)),
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
