import type { RecordsWithin } from '../../shared/records/records'
import { readLineMoney } from '../cancelling/line-money'

/**
 * Cents paid for a line, by its key among all orders (`lineKey`): minus refunds, plus the credit that paid for part of it; zero for what
 * staff gave away. `undefined` if unknown, for example during a dispute.
 */
export async function centsPaidForLine(records: Pick<RecordsWithin, 'get'>, key: string): Promise<number | undefined> {
  const found = await readLineMoney(records, key)
  return found?.payment.status === 'disputed' ? undefined : found?.worthCents
}
