import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'
import { isFailed, payments } from './payments.collection'
import { providerEvents } from './provider-events.collection'

/** The income of a day, minus refunds. */
export interface DayTakings {
  readonly cents: number
  /** Number of payments received. */
  readonly payments: number
  /** Refunds, as a positive amount. */
  readonly refundedCents: number
}

export interface Takings {
  readonly today: DayTakings
  /** The same day of the previous year. */
  readonly before: DayTakings
  /** Card payments that failed today: the number of attempts, not of people. At most `mostDeclined`. */
  readonly declined: number
}

/** More failures in a day are not counted. */
export const mostDeclined = 200

type Payment = StoredOf<typeof payments>

/**
 * Whether the record is money received or refunded. Free (`comp`) and test payments are not. The loss of a dispute has its own record, dated
 * on the day of the loss.
 */
export const isMoney = (payment: Payment) =>
  payment.status !== 'authorised' && !isFailed(payment) && payment.method !== 'comp' && payment.method !== 'test'

/** Daily income, for staff of the scope money. */
export class DailyTakings {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The takings of a day (`YYYY-MM-DD`) in a zone, with the same day of the previous year. Reads only these days. */
  takings(date: string, tz: string): Reading<Takings> {
    const on = (day: string) => recordSet(payments, { where: [['receivedOn', '==', day]] })
    const failed = recordSet(providerEvents, { where: [['type', '==', failedType], since(date)], limit: mostDeclined })
    return new RecordSets(this.records, [on(date), on(yearBefore(date)), failed], async ([today, before, declined]) => ({
      today: takingsOf(today),
      before: takingsOf(before),
      declined: declined.filter(({ objectCreated }) => localMoment(objectCreated, tz).date === date).length,
    }))
  }
}

/** The provider's event type for a failed payment. */
const failedType = 'payment_intent.payment_failed'

/** No zone is more than fourteen hours ahead. */
const since = (date: string) => ['objectCreated', '>=', new Date(Date.parse(`${date}T00:00:00Z`) - 14 * 3_600_000)] as const

function takingsOf(found: readonly Payment[]): DayTakings {
  const moved = found.filter(isMoney)
  const back = moved.filter(({ refundOf }) => refundOf !== undefined)
  return {
    cents: moved.reduce((sum, { amount }) => sum + amount.cents, 0),
    payments: moved.length - back.length,
    refundedCents: back.reduce((sum, { amount }) => sum - amount.cents, 0),
  }
}

/** The same day a year earlier; February 28 for February 29. */
export const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`
