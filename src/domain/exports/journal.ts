import { ascending } from '../shared/ascending'
import { grouped } from '../shared/grouped'
import type { StoredOf } from '../shared/records/collection'
import type { payouts } from '../shop/bank-payouts.collection'
import type { ShopSettings } from '../shop/shop-settings.collection'
import { type BookedLine, movedCents } from './accounting-sheet'

/** One side of a journal entry: a positive amount is a debit, a negative one a credit. */
export interface Posting {
  readonly account: string
  readonly cents: number
  readonly memo: string
  /** To whom it is owed. */
  readonly vendor?: string
}

/** A payment, a refund or a payout in double entry: its postings add up to nothing. */
export interface JournalEntry {
  /** At most 20 characters, as bookkeeping programs want it; the same in every export. */
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly on: string
  readonly postings: readonly Posting[]
}

type Payout = Pick<StoredOf<typeof payouts>, 'id' | 'arrivesOn' | 'amount' | 'fees' | 'status'>
type Accounts = ShopSettings['accounts']

/**
 * The names that QuickBooks gives to accounts of new companies, and one for the agency to which the tax is paid: an entry with them can be
 * imported before staff enter their own.
 */
const usualAccounts = {
  tax: 'Sales Tax Payable',
  taxAgency: 'Sales Tax Agency',
  fees: 'Bank Service Charges',
  received: 'Undeposited Funds',
  bank: 'Checking',
  unknown: 'Uncategorized Income',
} as const

/**
 * An entry for each payment and refund, and for each payout that arrived. Of a payment, what was received is debited, and the lines' accounts and
 * the tax are credited; a refund is the opposite. A payout moves what the card provider held to the bank, less its fees.
 */
export function journalOf(lines: readonly BookedLine[], paidOut: readonly Payout[], accounts: Accounts): readonly JournalEntry[] {
  const payments = [...grouped(lines, ({ payment }) => payment.id).values()].map(own => paymentEntry(own, accounts))
  const arrived = paidOut.filter(({ status }) => status === 'arrived' || status === 'reconciled').map(payout => payoutEntry(payout, accounts))
  return [...payments, ...arrived].toSorted(ascending('on', 'number'))
}

function paymentEntry(own: readonly BookedLine[], accounts: Accounts): JournalEntry {
  const { id, receivedOn, orderId, method, amount } = own[0]!.payment
  const memo = `Order ${orderId}, ${method === 'cheque' ? 'check' : method}`
  const received = method === 'cash' || method === 'cheque' ? accounts.counted : accounts.cards
  const earned = own.map(line => ({
    account: line.accountCode || usualAccounts.unknown,
    cents: line.tax - movedCents(line),
    memo: line.title || memo,
  }))
  const tax = own.reduce((sum, line) => sum + line.tax, 0)
  return entryOf(id, receivedOn, [
    { account: received || usualAccounts.received, cents: amount.cents, memo },
    ...earned,
    { account: accounts.tax || usualAccounts.tax, cents: 0 - tax, memo: 'Sales tax', vendor: accounts.taxAgency || usualAccounts.taxAgency },
  ])
}

function payoutEntry({ id, arrivesOn, amount, fees }: Payout, accounts: Accounts): JournalEntry {
  return entryOf(id, arrivesOn, [
    { account: accounts.bank || usualAccounts.bank, cents: amount.cents, memo: 'Payout of the card provider' },
    { account: accounts.fees || usualAccounts.fees, cents: fees.cents, memo: 'Fees of the card provider' },
    { account: accounts.cards || usualAccounts.received, cents: 0 - amount.cents - fees.cents, memo: 'Payout of the card provider' },
  ])
}

const entryOf = (id: string, on: string, postings: readonly Posting[]): JournalEntry => ({
  number: id.slice(-20),
  on,
  postings: postings.filter(({ cents }) => cents !== 0),
})
