/** A period with one offset from UTC. */
export interface Observance {
  readonly kind: 'STANDARD' | 'DAYLIGHT'
  /** The local time of the change, by the offset before it: `YYYY-MM-DDTHH:MM:SS`. */
  readonly onset: string
  /** Minutes east of UTC before and after the change. */
  readonly offsetFrom: number
  readonly offset: number
  /** The local abbreviation: `PDT`. */
  readonly name: string
}

const hour = 3_600_000
const day = 24 * hour

/**
 * The offsets of a zone over a period: the one at its beginning, then every change. Found with `Intl` day by day and then by bisection,
 * because public pages load no time library.
 */
export function zoneObservances(tz: string, from: Date, to: Date): readonly Observance[] {
  const zone = new Zone(tz)
  const begin = startOfChange(zone, from)
  const changes = begin === undefined ? [] : [begin]
  for (let at = Math.max(from.getTime(), begin ?? 0); at < to.getTime(); at += day) {
    if (zone.offset(at) !== zone.offset(at + day)) changes.push(zone.changeBetween(at, at + day))
  }
  if (changes.length === 0) {
    const offset = zone.offset(from.getTime())
    return [{ kind: 'STANDARD', onset: '1970-01-01T00:00:00', offsetFrom: offset, offset, name: zone.name(from.getTime()) }]
  }
  return changes.map(at => zone.observanceAt(at))
}

/** The last change before an instant, at most a little over a year earlier: zones that change do so every year. */
function startOfChange(zone: Zone, before: Date): number | undefined {
  for (let at = before.getTime(); at > before.getTime() - 400 * day; at -= day) {
    if (zone.offset(at - day) !== zone.offset(at)) return zone.changeBetween(at - day, at)
  }
  return undefined
}

class Zone {
  private readonly clock: Intl.DateTimeFormat
  private readonly names: Intl.DateTimeFormat

  constructor(tz: string) {
    const two = '2-digit' as const
    this.clock = new Intl.DateTimeFormat('en-US', {
      timeZone: tz,
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
      hourCycle: 'h23',
    })
    this.names = new Intl.DateTimeFormat('en-US', { timeZone: tz, timeZoneName: 'short' })
  }

  /** Minutes east of UTC. */
  offset(at: number): number {
    const part = Object.fromEntries(this.clock.formatToParts(at).map(({ type, value }) => [type, value]))
    const shown = Date.UTC(
      Number(part['year']),
      Number(part['month']) - 1,
      Number(part['day']),
      Number(part['hour']),
      Number(part['minute']),
      Number(part['second']),
    )
    return Math.round((shown - Math.floor(at / 1000) * 1000) / 60_000)
  }

  name = (at: number) => this.names.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''

  /** The first instant of the new offset, to the second. */
  changeBetween(early: number, late: number): number {
    let [low, high] = [early, late]
    const before = this.offset(early)
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (this.offset(middle) === before) low = middle
      else high = middle
    }
    return Math.ceil(high / 1000) * 1000
  }

  observanceAt(change: number): Observance {
    const [offsetFrom, offset] = [this.offset(change - 1000), this.offset(change)]
    const onset = new Date(change + offsetFrom * 60_000).toISOString().slice(0, 19)
    return { kind: offset > offsetFrom ? 'DAYLIGHT' : 'STANDARD', onset, offsetFrom, offset, name: this.name(change) }
  }
}
