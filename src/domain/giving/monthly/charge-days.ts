/** What decides when a monthly gift is charged. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
interface Charged {
  readonly dayOfMonth: number
  /** The first month that is not paid. */
  readonly month: string
}

/** In cents, of one month. */
export const monthlyRange = { leastCents: 500, mostCents: 500_000 } as const

/** Days after each failure until the card is tried again. After the last try the gift ends. */
export const retryDays: readonly number[] = [3, 5, 7]

export const maxPauseMonths = 6

/** Every month has this day. */
const lastDay = 28

export const chargeDayOf = (firstPaidOn: string): number => Math.min(Number(firstPaidOn.slice(8)), lastDay)

export const monthOf = (day: string): string => day.slice(0, 7)

export function monthAfter(month: string, months = 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const dayIn = (month: string, { dayOfMonth }: Charged) => `${month}-${String(dayOfMonth).padStart(2, '0')}`

/** When it is charged next, on `from` at the earliest. Months that passed meanwhile are not made up for. */
export function nextCharge(gift: Charged, from: string): string {
  const first = dayIn(gift.month, gift)
  if (first >= from) return first
  const now = dayIn(monthOf(from), gift)
  return now >= from ? now : dayIn(monthAfter(monthOf(from)), gift)
}

/** The month for which it is charged on a day: that of the last charge day until then, and never one that is paid. */
export function dueMonth(gift: Charged, today: string): string {
  const now = monthOf(today)
  const due = dayIn(now, gift) <= today ? now : monthAfter(now, -1)
  return due < gift.month ? gift.month : due
}

/** The last day on which a pause may end. */
export function latestPause(today: string): string {
  const month = monthAfter(monthOf(today), maxPauseMonths)
  return `${month}-${String(Math.min(Number(today.slice(8)), lastDay)).padStart(2, '0')}`
}
