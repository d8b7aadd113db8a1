import { dayOf, timeOf, zoneOf } from './format-time'
import { OutsideTimeZone } from './outside-time-zone'

interface TimeProps {
  /** The instant, or its ISO form. */
  readonly at: Date | string
  /** IANA zone of the place. */
  readonly tz: string
  readonly show?: 'day' | 'time' | 'both'
  readonly short?: boolean
  readonly year?: boolean
  /** When to show the zone's abbreviation; `auto`: if it differs from the viewer's. */
  readonly zone?: 'auto' | 'always' | 'never'
}

/** A time in the zone of its place, with a machine-readable `datetime`. */
export function Time({ at, tz, show = 'both', short = false, year = false, zone = 'auto' }: TimeProps) {
  const instant = typeof at === 'string' ? new Date(at) : at
  const words = [show !== 'time' && dayOf(instant, tz, { short, year }), show !== 'day' && timeOf(instant, tz)].filter(Boolean).join(', ')
  return (
    <time dateTime={instant.toISOString()}>
      {words}
      {show !== 'day' && zone === 'always' && ` ${zoneOf(instant, tz)}`}
      {show !== 'day' && zone === 'auto' && (
        <OutsideTimeZone at={instant} tz={tz}>
          {` ${zoneOf(instant, tz)}`}
        </OutsideTimeZone>
      )}
    </time>
  )
}
