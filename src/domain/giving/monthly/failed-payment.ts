import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import type { MonthlyGift } from '../subscriptions.collection'
import { retryDays } from './charge-days'

type Charged = Pick<MonthlyGift, 'status' | 'ended' | 'failures' | 'nextOn' | 'endedOn'>

/** Whether the latest charge was declined: it is tried again, or the last try failed. */
export const hasFailed = ({ status, ended }: Partial<Charged>): boolean => status === 'past_due' || (status === 'cancelled' && ended === 'failed')

/** The day of the latest declined charge, `YYYY-MM-DD`. */
export function declinedOn({ status, failures, nextOn, endedOn }: Charged): string | undefined {
  const wait = retryDays[failures - 1]
  if (status === 'cancelled') return endedOn
  return nextOn === undefined || wait === undefined ? undefined : dateOfDay(dayNumber(nextOn) - wait)
}
