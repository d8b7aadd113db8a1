import { offsetAt, offsetChanges } from '../shared/time/offset-changes'

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

/** A little over a year: zones that change do so every year. */
const yearAndMore = 400 * 86_400_000

/** The offsets of a zone over a period: the one at its beginning, then every change. */
export function zoneObservances(tz: string, from: Date, to: Date): readonly Observance[] {
  const names = new Intl.DateTimeFormat('en-US', { timeZone: tz, timeZoneName: 'short' })
  const nameAt = (at: number) => names.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const begin = from.getTime()
  const before = offsetChanges(tz, begin - yearAndMore, begin).slice(-1)
  const changes = [...before, ...offsetChanges(tz, begin, to.getTime())]
  if (changes.length === 0) {
    const offset = offsetAt(begin, tz)
    return [{ kind: 'STANDARD', onset: '1970-01-01T00:00:00', offsetFrom: offset, offset, name: nameAt(begin) }]
  }
  return changes.map(change => {
    const [offsetFrom, offset] = [offsetAt(change - 1000, tz), offsetAt(change, tz)]
    const onset = new Date(change + offsetFrom * 60_000).toISOString().slice(0, 19)
    return { kind: offset > offsetFrom ? 'DAYLIGHT' : 'STANDARD', onset, offsetFrom, offset, name: nameAt(change) }
  })
}
