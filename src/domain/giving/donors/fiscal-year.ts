/** The first days of the fiscal year that contains a day, and of the year before. `start` is `MM-DD`, January 1 by default. */
export function fiscalYearOf(day: string, start = ''): { readonly began: string; readonly lastBegan: string } {
  const begins = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(start) ? start : '01-01'
  const year = Number(day.slice(0, 4)) - (day.slice(5) < begins ? 1 : 0)
  return { began: `${year}-${begins}`, lastBegan: `${year - 1}-${begins}` }
}
