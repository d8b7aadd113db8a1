import type { RecordsWithin } from '../../shared/records/records'
import { readLineMoney } from '../cancelling/line-money'

/**
 * What was paid for a line, by its key among those of all orders (`lineKey`): less what was refunded, with the credit that paid for a part of it, and
 * nothing for what staff gave away. `undefined` where nobody knows: while the payment is disputed, say.
 */
export async function paidForLine(records: Pick<RecordsWithin, 'get'>, key: string): Promise<number | undefined> {
  const found = await readLineMoney(records, key)
  return found?.payment.status === 'disputed' ? undefined : found?.worthCents
}
