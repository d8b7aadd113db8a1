import { maxReplaced } from '../memberships/memberships.collection'
import { collection, type DataOf } from '../shared/records/collection'
import { impersonal, keptByLaw, withFacts } from '../shared/records/field-facts'
import { boolean, choice, email, instant, json, list, localDate, map, money, number, optional, reference, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'
import { machine, statesOf } from '../shared/records/state-machine'
import { maxLines, maxPieces } from './order-limits'

export const orderStates = machine({
  draft: { submit: 'pending' },
  pending: { pay: 'paid', expire: 'expired', fail: 'failed', cancel: 'cancelled', await: 'awaiting_payment' },
  awaiting_payment: { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  paid: { refundPart: 'part_refunded', refund: 'refunded' },
  // `keep` and `keepPart`: a refund that was made did not arrive after all.
  part_refunded: { refundPart: 'part_refunded', refund: 'refunded', keep: 'paid', keepPart: 'part_refunded' },
  refunded: { keep: 'paid', keepPart: 'part_refunded' },
  expired: {},
  failed: { submit: 'pending' },
  cancelled: {},
})

export const lineKinds = ['membership', 'registration', 'donation', 'product', 'ad', 'ticket', 'fee', 'discount'] as const

const maxPayments = 200

const orderLine = map('Line', {
  id: text('Number', 64),
  kind: choice('Kind', lineKinds),
  refId: optional(text('What', 128)),
  title: text('Title'),
  quantity: number('Pieces', { min: 1, max: maxPieces, integer: true }),
  unit: money('Price of one'),
  /** Its share of the order's discounts, which are lines of their own. */
  discountCents: optional(integer('Share of discounts, in cents')),
  fmvCents: integer('Value received, in cents'),
  /** Only for gifts and memberships: the price above the value received, never below zero. */
  deductibleCents: integer('Deductible, in cents'),
  taxCents: integer('Tax, in cents'),
  accountCode: text('Account', 20),
  /** Its buyer downloads a file. */
  isDigital: optional(boolean('Download')),
  /** What the payer said about a gift. */
  gift: optional(
    map('Gift', {
      designation: optional(text('For', 80)),
      /** `notifyEmail`: told once that the gift was given. */
      tribute: optional(
        map('Tribute', { kind: choice('Kind', ['honour', 'memory']), name: text('Name', 80), notifyEmail: optional(email('Whom to tell')) }),
      ),
      /** It is given again each month. */
      monthly: optional(boolean('Every month')),
      anonymous: boolean('Anonymous'),
      /** They agreed to be named among the donors. */
      named: boolean('Named among the donors'),
      shownAs: optional(text('Named as', 80)),
      employer: optional(text('Employer who matches', 80)),
      /** By staff: the promise that it pays. */
      pledgeId: optional(reference('Pledge', 'pledges')),
    }),
  ),
  /** Of a membership that is given to somebody: who it is for, and its first day. Of one that changes its buyer's level: the credit for what is left of it. */
  membership: optional(
    map('Membership', {
      forEmail: optional(email('For')),
      startsOn: optional(localDate('From')),
      /** It is bought again on each last day. */
      renews: optional(boolean('Renews by itself')),
      /** Its term is a month, which is bought again on each last day. */
      monthly: optional(boolean('Every month')),
      upgrade: optional(
        map('Change of level', { creditCents: integer('Credit, in cents'), replaces: list('Instead of', text('Term', 128), maxReplaced) }),
      ),
    }),
  ),
})

const address = map('Sent to', {
  name: text('Name', 80),
  street: text('Street', 140),
  city: text('City', 80),
  region: text('State', 40),
  zip: text('ZIP code', 10),
})

/** One purchase or gift. Prices are read again on the server; paid lines never change. */
export const orders = collection({
  path: 'orders',
  title: 'Orders',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: optional(reference('Person', 'people')),
    /** Absent where staff record a gift of somebody without an address. */
    email: withFacts(optional(email('Email')), { tellsWhose: true, whenForgotten: { becomes: 'erased@erased.invalid' } }),
    lines: keptByLaw(list('Lines', orderLine, maxLines), booksOfAccount),
    total: money('Total'),
    tax: money('Tax'),
    /** Versions of the accepted policies, by kind. */
    policyVersions: impersonal(json<{ readonly [kind: string]: number }>('Policies')),
    sentTo: keptByLaw(optional(address), booksOfAccount),
    /** Of the payment that was started; its record exists once it is paid. */
    providerId: impersonal(optional(text('Number at the provider', 80))),
    /** Its payments and refunds, in the order in which they were recorded. */
    payments: impersonal(optional(list('Payments and refunds', reference('Payment', 'payments'), maxPayments))),
    /** SHA-256 of the key with which somebody without an account sees the order, as hex. */
    keyHash: impersonal(optional(text('Key for the payer', 64))),
    /** An order that is not paid by then has expired. */
    payBy: optional(instant('To be paid until')),
    /** Of a month after the first, or of a term by which a membership renewed itself. */
    subscriptionId: optional(reference('Monthly gift or renewal', 'subscriptions')),
    /** Whether the buyer asked for their money back, why, and what staff answered where they declined. */
    refundAsked: impersonal(optional(choice('Refund', ['asked', 'declined', 'refunded']))),
    refundReason: optional(text('Why they ask for a refund', 300)),
    refundAnswer: optional(text('Why it was declined', 300)),
    source: choice('From', ['web', 'desk', 'monthly', 'import']),
    /** A retry with the same key is the same order. */
    idemKey: impersonal(text('Key', 64)),
    status: choice('State', statesOf(orderStates)),
  },
  states: orderStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})

export type Order = DataOf<typeof orders>
export type OrderLine = Order['lines'][number]
