import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { type OrderLine, orders } from '../orders.collection'
import { countedRefunds, readLedger, refundedLines, type StoredPayment } from '../payments/order-ledger'
import { lineBalance } from '../refunds/line-balance'

/** A paid order line and its remaining money. */
export interface LineMoney {
  readonly order: StoredOf<typeof orders>
  readonly line: OrderLine
  readonly payment: StoredPayment
  readonly ledger: readonly StoredPayment[]
  /** Cents that can still be refunded. */
  readonly leftCents: number
  /** The same plus the credit that paid for part of the line. */
  readonly worthCents: number
  readonly canBeRefunded: boolean
}

/** Finds a line by its key among all orders (`lineKey`). `undefined` if it was never paid; lines that staff gave away are worth nothing. */
export async function readLineMoney(from: Pick<RecordsWithin, 'get'>, key: string): Promise<LineMoney | undefined> {
  const orderId = key.split('-')[0]!
  const order = await from.get(orders, orderId)
  const line = order?.lines.find(({ id }) => `${orderId}-${id}` === key)
  const ledger = order && (await readLedger(from, order))
  const payment = ledger?.find(({ refundOf, status }) => refundOf === undefined && status !== 'failed')
  if (!order || !line || !ledger || !payment) return undefined
  const isGiven = payment.method === 'comp'
  const leftCents = isGiven ? 0 : lineBalance(line, refundedLines(countedRefunds(ledger))).cents
  const creditCents = isGiven ? 0 : (line.membership?.upgrade?.creditCents ?? 0)
  const canBeRefunded = payment.status === 'succeeded' || payment.status === 'won'
  return { order, line, payment, ledger, leftCents, worthCents: leftCents + creditCents, canBeRefunded }
}
