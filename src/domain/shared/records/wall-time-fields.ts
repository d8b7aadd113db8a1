import { instant, map, text, zone } from './fields'

/** A wall time as a field of a record. */
export const wallTimeField = (label: string) => map(label, { local: text('Local time', 16), tz: zone('Time zone'), utc: instant('Instant') })
