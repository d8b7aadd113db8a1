import { instant, map, text, zone } from './fields'

/** A wall time (local date and time with its zone) as a field. */
export const wallTimeField = (label: string) => map(label, { local: text('Local time', 16), tz: zone('Time zone'), utc: instant('Instant') })
