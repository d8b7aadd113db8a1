/** A calendar day (`YYYY-MM-DD`) as mails write it: “Oct 16, 2027”. */
export const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
