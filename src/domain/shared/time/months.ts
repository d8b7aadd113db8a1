/** The month (`YYYY-MM`) of a day (`YYYY-MM-DD`). */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month that is so many months later; earlier with a negative number. */
export function monthAfter(month: string, months = 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
