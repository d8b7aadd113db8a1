import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { payments } from './payments.collection'

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
}

type Payment = StoredOf<typeof payments>

/**
 * Whether the record is money that came in or went back. Free (`comp`) and test payments are not. What a lost dispute took is a record of its own, on
 * the day on which it was lost.
 */
export const isMoney = ({ status, method }: Payment) => status !== 'authorised' && status !== 'failed' && method !== 'comp' && method !== 'test'

/** Daily income, for staff of the scope money. */
export class DailyTakings {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** Of a day (`YYYY-MM-DD`), with the same day of the previous year. */
  takings(date: string): Reading<Takings> {
    const on = (day: string) => recordSet(payments, { where: [['receivedOn', '==', day]] })
    return new RecordSets(this.records, [on(date), on(yearBefore(date))], async ([today, before]) => ({
      today: takingsOf(today),
      before: takingsOf(before),
    }))
  }
}

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
