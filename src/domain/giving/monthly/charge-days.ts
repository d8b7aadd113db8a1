import { monthAfter, monthOf } from '../../shared/time/months'

/** The fields that determine when a monthly gift is charged. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
interface Charged {
  readonly dayOfMonth: number
  /** The first unpaid month. */
  readonly month: string
}

/** Limits of one month's amount, in cents. */
export const monthlyRange = { minCents: 500, maxCents: 500_000 } as const

/** Days from each failure to the next try. After the last try the gift ends. */
export const retryDays: readonly number[] = [3, 5, 7]

export const maxPauseMonths = 6

/** The last day that every month has. */
const lastDay = 28

export const chargeDayOf = (firstPaidOn: string): number => Math.min(Number(firstPaidOn.slice(8)), lastDay)

const dayIn = (month: string, { dayOfMonth }: Charged) => `${month}-${String(dayOfMonth).padStart(2, '0')}`

/** The next charge day, not before `from`. Months that have passed are not charged later. */
export function nextCharge(gift: Charged, from: string): string {
  const first = dayIn(gift.month, gift)
  if (first >= from) return first
  const now = dayIn(monthOf(from), gift)
  return now >= from ? now : dayIn(monthAfter(monthOf(from)), gift)
}

/** The month that a charge on `today` pays: that of the latest charge day, and never one that is paid already. */
export function dueMonth(gift: Charged, today: string): string {
  const now = monthOf(today)
  const due = dayIn(now, gift) <= today ? now : monthAfter(now, -1)
  return due < gift.month ? gift.month : due
}

/** The latest day on which a pause may end. */
export function latestPause(today: string): string {
  const month = monthAfter(monthOf(today), maxPauseMonths)
  return `${month}-${String(Math.min(Number(today.slice(8)), lastDay)).padStart(2, '0')}`
}
