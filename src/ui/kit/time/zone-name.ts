/** `Pacific Time`, in summer and winter. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ??
  timeZone
