import type { RecordsWithin } from '../../shared/records/records'
import { orders } from '../orders.collection'
import { countedRefunds, readLedger, refundedLines } from '../payments/order-ledger'
import { lineBalance } from '../refunds/line-balance'

/**
 * What was paid for a line, by its key among those of all orders (`lineKey`): less what was refunded, with the credit that paid for a part of it, and
 * nothing for what staff gave away. `undefined` where nobody knows: while the payment is disputed, say.
 */
export async function paidForLine(records: Pick<RecordsWithin, 'get'>, key: string): Promise<number | undefined> {
  const orderId = key.split('-')[0]!
  const order = await records.get(orders, orderId)
  const line = order?.lines.find(({ id }) => `${orderId}-${id}` === key)
  if (!order || !line) return undefined
  const ledger = await readLedger(records, order)
  const payment = ledger.find(({ refundOf, status }) => refundOf === undefined && status !== 'failed')
  if (payment?.status === 'disputed') return undefined
  if (payment?.method === 'comp') return 0
  return lineBalance(line, refundedLines(countedRefunds(ledger))).cents + (line.membership?.upgrade?.creditCents ?? 0)
}
