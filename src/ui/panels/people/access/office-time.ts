/** An instant by the organisation's clock, with its zone: as the office writes it into tables and files. Empty for none. */
export const formatted = (at: string | undefined, tz: string): string =>
  at === undefined ? '' : new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: tz })
