import { collection, type DataOf, machine, statesOf } from '../shared/records/collection'
import { belongsWith, choice, integer, keptByLaw, list, localDate, map, money, optional, personal, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'

export const paymentStates = machine({
  authorised: { succeed: 'succeeded', fail: 'failed' },
  // Only a refund can fail after it succeeded: the bank returned it.
  succeeded: { dispute: 'disputed', fail: 'failed' },
  disputed: { win: 'won', lose: 'lost' },
  won: {},
  lost: {},
  // A failed refund that another one replaced.
  failed: { settle: 'settled' },
  settled: {},
})

/** The part of a line that a refund takes: `RefundedLine`. */
const refundedLine = map('Line', {
  lineId: text('Number', 64),
  pieces: integer('Pieces', 20),
  cents: integer('With tax, in cents'),
  taxCents: integer('Tax, in cents'),
  fmvCents: integer('Value received, in cents'),
  deductibleCents: integer('Deductible, in cents'),
})
const method = choice('How', ['card', 'cheque', 'cash', 'link', 'comp', 'test'])
/** No other card data is ever stored. */
const card = optional(map('Card', { brand: text('Brand', 20), last4: text('Last digits', 4) }))

/**
 * A payment or refund. The id is the provider's, so that nothing is recorded twice. A refund is a record of its own with a negative
 * amount.
 */
export const payments = collection({
  path: 'payments',
  title: 'Payments',
  privacy: 'impersonal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    orderId: belongsWith(reference('Order', 'orders')),
    method,
    providerId: optional(text('Number at the provider', 80)),
    amount: money('Amount'),
    fee: optional(money('Fee')),
    card: keptByLaw(personal(card), booksOfAccount),
    receivedOn: localDate('Received'),
    batch: optional(text('Batch', 40)),
    /** The number of a check, or a note of the staff member who took the payment. */
    ref: keptByLaw(personal(optional(text('Reference', 80))), booksOfAccount),
    reason: keptByLaw(personal(optional(text('Reason', 300))), booksOfAccount),
    /** For a refund: the refunded payment. */
    refundOf: optional(reference('Refund of', 'payments')),
    /** For a refund: the refunded lines. The refund of a duplicate payment has none. */
    lines: optional(list('Lines', refundedLine, 50)),
    status: choice('State', statesOf(paymentStates)),
  },
  states: paymentStates,
  access: readOnly(scope('money')),
})

/** Whether no money moved, or it was returned. */
export const isFailed = ({ status }: Pick<DataOf<typeof payments>, 'status'>): boolean => status === 'failed' || status === 'settled'

/** A payment as its payer may see it, without the fee and the provider's id. The id is the payment's. */
export const receipts = collection({
  path: 'receipts',
  title: 'Receipts',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    orderId: reference('Order', 'orders'),
    method,
    amount: money('Amount'),
    card: keptByLaw(card, booksOfAccount),
    receivedOn: localDate('Received'),
  },
  access: readOnly(any(owner('personId'), scope('money'))),
})
