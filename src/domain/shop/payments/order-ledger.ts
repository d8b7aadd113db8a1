import type { DataOf, StoredOf } from '../../shared/records/collection'
import { dataOf, type RecordsWithin } from '../../shared/records/records'
import type { orders } from '../orders.collection'
import { isFailed, payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate'
import type { RefundedLine } from '../refunds/line-balance'

export type Payment = DataOf<typeof payments>
export type StoredPayment = StoredOf<typeof payments>
type OrderPayments = Pick<DataOf<typeof orders>, 'payments'>

/** The payments and refunds of an order. The order names them, so that whoever changes one in a transaction is noticed by all others. */
export async function readLedger(from: Pick<RecordsWithin, 'get'>, order: OrderPayments): Promise<readonly StoredPayment[]> {
  const found: StoredPayment[] = []
  for (const id of order.payments ?? []) {
    const payment = await from.get(payments, id)
    if (payment) found.push(payment)
  }
  return found
}

/** A record's own fields, without its stamps. */
export const dataOfPayment = (payment: StoredPayment): Payment => dataOf(payments, payment)

/** Refunds that were made or asked for. */
export const countedRefunds = (ledger: readonly StoredPayment[]): readonly StoredPayment[] =>
  ledger.filter(payment => payment.refundOf !== undefined && !isFailed(payment))

/** Refunds that were made. */
export const madeRefunds = (ledger: readonly StoredPayment[]): readonly StoredPayment[] =>
  countedRefunds(ledger).filter(({ status }) => status === 'succeeded')

export const refundedLines = (refunds: readonly StoredPayment[]): readonly RefundedLine[] => refunds.flatMap(({ lines }) => lines ?? [])

/** What was paid back of a payment, or is about to be, in cents. */
export const refundedCents = (ledger: readonly StoredPayment[], paymentId: string): number =>
  0 -
  sumOf(
    countedRefunds(ledger)
      .filter(({ refundOf }) => refundOf === paymentId)
      .map(({ amount }) => amount.cents),
  )
