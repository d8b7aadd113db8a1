import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { monthAfter, monthOf } from '../../shared/time/months'
import type { MonthlyGift } from '../subscriptions.collection'

type Gift = Pick<MonthlyGift, 'status' | 'amountCents' | 'startedOn' | 'endedOn'>

/** Cents per month from all gifts that are not paused. */
export const recurringCents = (gifts: readonly Gift[]): number =>
  gifts.filter(({ status }) => status === 'active' || status === 'past_due').reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Days before a card expires from which its giver is asked for another one. */
const warnDays = 60

/** Whether a card ends within sixty days, or has ended. Cards are good until the last day of their month. */
export function cardEndsSoon({ status, cardExpires }: Pick<MonthlyGift, 'status' | 'cardExpires'>, today: string): boolean {
  if (status === 'cancelled' || cardExpires === undefined) return false
  return cardExpires < monthOf(dateOfDay(dayNumber(today) + warnDays))
}

export interface MonthOfGiving {
  /** `YYYY-MM`. */
  readonly month: string
  readonly started: number
  readonly ended: number
  /** Active on the last day of the month, or today in the current month. */
  readonly going: number
  /** The share of the gifts active at the month's beginning that ended in it; `undefined` if none were active. */
  readonly lost: number | undefined
}

/** How many monthly gifts started and ended in each of the latest months; the current month comes last. */
export function monthsOfGiving(gifts: readonly Gift[], today: string, months = 12): readonly MonthOfGiving[] {
  const goingAfter = (month: string) =>
    gifts.filter(({ startedOn, endedOn }) => monthOf(startedOn) <= month && (endedOn === undefined || monthOf(endedOn) > month)).length
  return Array.from({ length: months }, (_, i) => {
    const month = monthAfter(monthOf(today), i + 1 - months)
    const before = goingAfter(monthAfter(month, -1))
    const left = gifts.filter(({ startedOn, endedOn }) => endedOn !== undefined && monthOf(endedOn) === month && monthOf(startedOn) < month).length
    return {
      month,
      started: gifts.filter(({ startedOn }) => monthOf(startedOn) === month).length,
      ended: gifts.filter(({ endedOn }) => endedOn !== undefined && monthOf(endedOn) === month).length,
      going: goingAfter(month),
      lost: before === 0 ? undefined : left / before,
    }
  })
}
