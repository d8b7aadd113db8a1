import { Temporal } from 'temporal-polyfill'

/**
 * A time on the wall clock of a place. `local` and `tz` are authoritative; `utc` is derived from them, and derived again when the zone's
 * rules change, so that 11:00 stays 11:00.
 */
export interface WallTime {
  /** `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  /** IANA zone. */
  readonly tz: string
  readonly utc: Date
}

/** The instant of a wall time. A time skipped by a change of clocks moves forward; one that occurs twice means the first. */
export function wallTime(local: string, tz: string): WallTime {
  const plain = Temporal.PlainDateTime.from(local)
  const utc = new Date(plain.toZonedDateTime(tz, { disambiguation: 'compatible' }).epochMilliseconds)
  return { local: plain.toString({ smallestUnit: 'minute' }), tz, utc }
}

/** What a wall clock in `tz` shows at an instant. */
export function wallTimeAt(instant: Date, tz: string): WallTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(tz)
  return { local: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }), tz, utc: instant }
}
