import { Temporal } from 'temporal-polyfill'

/**
 * The last day of a term that begins on `start`: after its months, or on the day when all of these memberships end. Days are
 * `YYYY-MM-DD`.
 */
export function termEnd(start: string, { termMonths, fixedEnd }: { readonly termMonths: number; readonly fixedEnd?: string | undefined }): string {
  const from = Temporal.PlainDate.from(start)
  if (fixedEnd === undefined) {
    const again = from.add({ months: termMonths })
    // A month without that day ends the term on its last day, or renewing from month to month would lose days that were paid.
    return (again.day === from.day ? again.subtract({ days: 1 }) : again).toString()
  }
  const [month, day] = fixedEnd.split('-').map(Number) as [number, number]
  const inYear = (year: number) => Temporal.PlainDate.from({ year, month, day })
  const ends = inYear(from.year)
  return (Temporal.PlainDate.compare(ends, from) < 0 ? inYear(from.year + 1) : ends).toString()
}
