/** Made once, when first needed: making it takes longer than writing a hundred days. */
let days: Intl.DateTimeFormat | undefined

/** A calendar day (`YYYY-MM-DD`) as mails write it: “Oct 16, 2027”. */
export function dayText(day: string): string {
  days ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  return days.format(new Date(`${day}T12:00:00Z`))
}
