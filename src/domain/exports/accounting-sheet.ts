import type { StoredOf } from '../shared/records/collection'
import { isMoney } from '../shop/daily-takings'
import type { orders } from '../shop/orders.collection'
import type { payments } from '../shop/payments.collection'
import type { Sheet } from './csv-sheet'

type Order = StoredOf<typeof orders>
type Payment = StoredOf<typeof payments>

/** Amounts by purpose, in cents. All are positive, except the tax of a refund. */
export interface AccountAmounts {
  /** The price of all pieces, without tax and before discounts. */
  readonly amount: number
  readonly discount: number
  readonly tax: number
  /** Refunded, without tax. */
  readonly refund: number
}

/** A line of a payment or refund, as it is booked. */
export interface BookedLine extends AccountAmounts {
  readonly payment: Payment
  readonly title: string
  /** Empty if the money belongs to no line, as with a duplicate payment. */
  readonly accountCode: string
}

const nothing: AccountAmounts = { amount: 0, discount: 0, tax: 0, refund: 0 }
/** The amount that moved on the account: `amount − discount + tax − refund`. */
export const movedCents = ({ amount, discount, tax, refund }: AccountAmounts): number => amount - discount + tax - refund

/**
 * Payments and refunds split by order line, by day. Their sum is the money that moved: amounts that no line explains are a row without an
 * account. Free orders, tests and failed payments are left out.
 */
export function bookedLines(found: readonly Order[], moved: readonly Payment[]): readonly BookedLine[] {
  const byId = new Map(found.map(order => [order.id, order]))
  const key = ({ receivedOn, orderId, id }: Payment) => `${receivedOn} ${orderId} ${id}`
  return moved
    .filter(isMoney)
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .flatMap(payment => withRest(payment, linesOf(payment, byId.get(payment.orderId))))
}

function linesOf(payment: Payment, order: Order | undefined): readonly BookedLine[] {
  const booked = (id: string, amounts: Partial<AccountAmounts>): BookedLine[] => {
    const line = order?.lines.find(one => one.id === id)
    return line ? [{ ...nothing, ...amounts, payment, title: line.title, accountCode: line.accountCode }] : []
  }
  if (payment.refundOf !== undefined)
    return (payment.lines ?? []).flatMap(({ lineId, cents, taxCents }) => booked(lineId, { tax: 0 - taxCents, refund: cents - taxCents }))
  if (!order || !paysFor(order, payment)) return []
  return order.lines
    .filter(({ kind }) => kind !== 'discount')
    .flatMap(({ id, unit, quantity, discountCents = 0, taxCents }) =>
      booked(id, { amount: unit.cents * quantity, discount: discountCents, tax: taxCents }),
    )
}

/** Whether it is the payment that paid the order. A duplicate payment, or one after the order had ended, was refunded in full. */
const paysFor = ({ status, payments: [first] = [] }: Order, { id }: Payment) =>
  (status === 'paid' || status === 'part_refunded' || status === 'refunded') && (first === undefined || first === id)

function withRest(payment: Payment, lines: readonly BookedLine[]): readonly BookedLine[] {
  const rest = payment.amount.cents - movedCents(accountTotals(lines))
  if (rest === 0) return lines
  const amounts = payment.refundOf === undefined ? { ...nothing, amount: rest } : { ...nothing, refund: 0 - rest }
  return [...lines, { ...amounts, payment, title: '', accountCode: '' }]
}

export const accountTotals = (lines: readonly AccountAmounts[]): AccountAmounts =>
  lines.reduce(
    (sum, { amount, discount, tax, refund }) => ({
      amount: sum.amount + amount,
      discount: sum.discount + discount,
      tax: sum.tax + tax,
      refund: sum.refund + refund,
    }),
    nothing,
  )

/**
 * One row per line, for a bookkeeping program. Amounts are numbers, so that a negative one is not escaped as a formula. There is no totals
 * row, because it would be imported as another line.
 */
export const accountingSheet = (lines: readonly BookedLine[]): Sheet => ({
  header: ['Date', 'Order', 'Payment', 'Method', 'Account', 'Title', 'Amount', 'Discount', 'Tax', 'Refund', 'Total'],
  rows: lines.map(({ payment: { receivedOn, orderId, id, method }, accountCode, title, ...amounts }) => [
    receivedOn,
    orderId,
    id,
    method,
    accountCode,
    title,
    amounts.amount / 100,
    amounts.discount / 100,
    amounts.tax / 100,
    amounts.refund / 100,
    movedCents(amounts) / 100,
  ]),
})
