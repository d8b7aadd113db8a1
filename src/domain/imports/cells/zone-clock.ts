import { wallTime, wallTimeAt } from '../../shared/time/wall-time'
import { nextDay } from './parse-cell-times'

export interface WallReading {
  /** `YYYY-MM-DDTHH:MM` in the edition's zone. */
  readonly local: string
  /** Whether the time is skipped, or occurs twice, because the clocks change that day. */
  readonly oddity?: 'skipped' | 'twice'
}

const dayLength = 86_400_000

/**
 * Reads times of one zone. The calendar library is exact but slow, so it is used only near a change of clocks; on other days the zone's
 * offset from UTC, cached by day, is enough and many times faster.
 */
export class ZoneClock {
  private readonly distances = new Map<number, number>()

  constructor(private readonly tz: string) {}

  /** `date` and `time` as `dateIn` and `timeIn` return them; `offset` as the file writes it: `Z`, `+01`, `+0100`, `+01:00`. */
  at(date: string, time: string, offset?: string): WallReading {
    const local = time === '24:00' ? `${nextDay(date)}T00:00` : `${date}T${time}`
    return offset === undefined ? this.checked(local) : { local: this.shown(new Date(`${local}${isoOffset(offset)}`)) }
  }

  private shown(instant: Date): string {
    const day = Math.floor(instant.getTime() / dayLength)
    const steady = this.steady(day, day + 1)
    return steady === undefined ? wallTimeAt(instant, this.tz).local : minutes(instant.getTime() + steady)
  }

  private checked(local: string): WallReading {
    // No zone is a day away from UTC, so the instant is on this UTC day or a neighboring one.
    const day = Math.floor(Date.parse(`${local}Z`) / dayLength)
    if (this.steady(day - 1, day + 2) !== undefined) return { local }
    const { utc } = wallTime(local, this.tz)
    if (wallTimeAt(utc, this.tz).local !== local) return { local, oddity: 'skipped' }
    return this.showsTwice(local, utc) ? { local, oddity: 'twice' } : { local }
  }

  /** Clocks are set back by an hour; in one zone by half an hour. */
  private showsTwice(local: string, first: Date): boolean {
    return [30, 60].some(later => wallTimeAt(new Date(first.getTime() + later * 60_000), this.tz).local === local)
  }

  /** The zone's offset from UTC in milliseconds, if it is the same at the beginning of each of these days. */
  private steady(from: number, to: number): number | undefined {
    const first = this.distance(from)
    for (let day = from + 1; day <= to; day++) if (this.distance(day) !== first) return undefined
    return first
  }

  private distance(day: number): number {
    let distance = this.distances.get(day)
    if (distance === undefined) {
      const instant = new Date(day * dayLength)
      distance = Date.parse(`${wallTimeAt(instant, this.tz).local}Z`) - instant.getTime()
      this.distances.set(day, distance)
    }
    return distance
  }
}

const minutes = (time: number) => new Date(time).toISOString().slice(0, 16)

function isoOffset(offset: string): string {
  if (/^z$/i.test(offset)) return 'Z'
  const digits = offset.replace(':', '')
  return `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`
}
