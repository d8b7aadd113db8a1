import { instant, localDateTime, map, zone } from './fields'

/** A wall time (local date and time with its zone) as a field. */
export const wallTimeField = (label: string) => map(label, { local: localDateTime('Local time'), tz: zone('Time zone'), utc: instant('Instant') })
