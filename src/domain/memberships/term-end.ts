import { dateOfDay, dayNumber } from '../shared/time/local-day'

/** The term length of a membership that is paid by the month. */
export const monthLength = { termMonths: 1 } as const

/**
 * The last day of a term that begins on `start`: after its months, or on the fixed day of the year. Days are `YYYY-MM-DD`. Uses no time
 * library, because public pages show it to buyers.
 */
export function termEnd(start: string, { termMonths, fixedEnd }: { readonly termMonths: number; readonly fixedEnd?: string | undefined }): string {
  const [year, month, day] = start.split('-').map(Number) as [number, number, number]
  if (fixedEnd !== undefined) {
    const [endMonth, endDay] = fixedEnd.split('-').map(Number) as [number, number]
    const ends = inMonth(year, endMonth, endDay)
    return ends < start ? inMonth(year + 1, endMonth, endDay) : ends
  }
  const again = inMonth(year, month + termMonths, day)
  // In a month without that day, the term ends on the month's last day; ending a day earlier would take paid days away.
  return Number(again.slice(8)) === day ? dateOfDay(dayNumber(again) - 1) : again
}

/** A day of a month, or the month's last day if it is shorter. Month 13 is January of the next year. */
function inMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}
