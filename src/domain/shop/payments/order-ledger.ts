import type { DataOf, StoredOf } from '../../shared/records/collection'
import { dataOf, type RecordsWithin } from '../../shared/records/records'
import type { orders } from '../orders.collection'
import { isFailed, payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate-cents'
import type { RefundedLine } from '../refunds/line-balance'

export type Payment = DataOf<typeof payments>
export type StoredPayment = StoredOf<typeof payments>
type OrderPayments = Pick<DataOf<typeof orders>, 'payments'>

/**
 * Reads the payments and refunds of an order. Their ids are in the order, so a transaction that adds or changes one also changes the order,
 * and concurrent transactions conflict.
 */
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

/** Refunds that were made or requested. */
export const countedRefunds = (ledger: readonly StoredPayment[]): readonly StoredPayment[] =>
  ledger.filter(payment => payment.refundOf !== undefined && !isFailed(payment))

/** Refunds that were made. */
export const madeRefunds = (ledger: readonly StoredPayment[]): readonly StoredPayment[] =>
  countedRefunds(ledger).filter(({ status }) => status === 'succeeded')

export const refundedLines = (refunds: readonly StoredPayment[]): readonly RefundedLine[] => refunds.flatMap(({ lines }) => lines ?? [])

/** Cents of a payment that were refunded, or are about to be. */
export const refundedCents = (ledger: readonly StoredPayment[], paymentId: string): number =>
  0 -
  sumOf(
    countedRefunds(ledger)
      .filter(({ refundOf }) => refundOf === paymentId)
      .map(({ amount }) => amount.cents),
  )
