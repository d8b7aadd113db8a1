import { maxReplaced } from '../memberships/memberships.collection'
import { collection, type DataOf, machine, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  email,
  impersonal,
  instant,
  integer,
  json,
  keptByLaw,
  list,
  localDate,
  map,
  money,
  number,
  optional,
  reference,
  text,
  withFacts,
} from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'
import { maxLines, maxPieces } from './order-limits'

export const orderStates = machine({
  draft: { submit: 'pending' },
  pending: { pay: 'paid', expire: 'expired', fail: 'failed', cancel: 'cancelled', await: 'awaiting_payment' },
  awaiting_payment: { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  paid: { refundPart: 'part_refunded', refund: 'refunded' },
  // `keep` and `keepPart`: a refund that was made has failed afterwards.
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
  /** Its share of the order's discounts, which are separate lines. */
  discountCents: optional(integer('Share of discounts, in cents')),
  fmvCents: integer('Value received, in cents'),
  /** Only for gifts and memberships: the price minus the value received, never below zero. */
  deductibleCents: integer('Deductible, in cents'),
  taxCents: integer('Tax, in cents'),
  accountCode: text('Account', 20),
  /** The buyer gets a file to download. */
  isDigital: optional(boolean('Download')),
  /** The payer's answers about a gift. */
  gift: optional(
    map('Gift', {
      designation: optional(text('For', 80)),
      /** `notifyEmail`: gets one mail when the gift is paid. */
      tribute: optional(
        map('Tribute', { kind: choice('Kind', ['honour', 'memory']), name: text('Name', 80), notifyEmail: optional(email('Whom to tell')) }),
      ),
      /** The gift is repeated each month. */
      monthly: optional(boolean('Every month')),
      anonymous: boolean('Anonymous'),
      /** The giver agreed to appear on the donor wall. */
      named: boolean('Named among the donors'),
      shownAs: optional(text('Named as', 80)),
      employer: optional(text('Employer who matches', 80)),
      /** Set by staff: the pledge that it pays. */
      pledgeId: optional(reference('Pledge', 'pledges')),
    }),
  ),
  /** For a gift membership: its recipient and first day. For an upgrade: the credit for the unused part of the current level. */
  membership: optional(
    map('Membership', {
      forEmail: optional(email('For')),
      startsOn: optional(localDate('From')),
      /** Renewed automatically on each last day. */
      renews: optional(boolean('Renews by itself')),
      /** Its term is one month, renewed on each last day. */
      monthly: optional(boolean('Every month')),
      /** Set by staff: the holder gets a welcome mail once it is paid. */
      welcome: optional(boolean('Welcome mail')),
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

/** One purchase or gift. The server determines the prices; paid lines never change. */
export const orders = collection({
  path: 'orders',
  title: 'Orders',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: optional(reference('Person', 'people')),
    /** Absent if staff record a gift from somebody without an address. */
    email: withFacts(optional(email('Email')), { tellsWhose: true, whenForgotten: { becomes: 'erased@erased.invalid' } }),
    lines: keptByLaw(list('Lines', orderLine, maxLines), booksOfAccount),
    total: money('Total'),
    tax: money('Tax'),
    /** Versions of the accepted policies, by kind. */
    policyVersions: impersonal(json<{ readonly [kind: string]: number }>('Policies')),
    sentTo: keptByLaw(optional(address), booksOfAccount),
    /** Ordered on the website without an address: the buyer collects the goods. */
    isFetched: optional(boolean('Fetched by the buyer')),
    /** Id of the started payment; the payment's record is created when it is paid. */
    providerId: impersonal(optional(text('Number at the provider', 80))),
    /** Ids of its payments and refunds, in the order in which they were recorded. */
    payments: impersonal(optional(list('Payments and refunds', reference('Payment', 'payments'), maxPayments))),
    /** SHA-256 as hex of the key with which a payer without an account opens the order. */
    keyHash: impersonal(optional(text('Key for the payer', 64))),
    /** An unpaid order expires at this time. */
    payBy: optional(instant('To be paid until')),
    /** For a later month of a monthly gift, or a term of an automatic renewal. */
    subscriptionId: optional(reference('Monthly gift or renewal', 'subscriptions')),
    /** Whether the buyer asked for a refund, why, and the staff's answer if they declined. */
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
