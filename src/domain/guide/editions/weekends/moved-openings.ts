import { ascending } from '../../../shared/ascending'
import { wallTime } from '../../../shared/time/wall-time'
import type { Opening } from '../../listings.collection'

interface Day {
  readonly date: string
  readonly open: string
  readonly close: string
}

const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()
const byDate = ascending('date')

/** Maps each day of one weekend to a day of the other: the same day of the week, else the one at the same position. */
export function daysInPlace(from: readonly Day[], to: readonly Day[]): ReadonlyMap<string, Day> {
  const [before, after] = [from.toSorted(byDate), to.toSorted(byDate)]
  return new Map(
    before.flatMap((day, i) => {
      const other = after.find(({ date }) => weekday(date) === weekday(day.date)) ?? after[Math.min(i, after.length - 1)]
      return other ? [[day.date, other] as const] : []
    }),
  )
}

/** Openings moved to the mapped days. Openings with the weekend's own hours get the hours of the new day; individual hours stay. */
export function movedOpenings(openings: readonly Opening[], from: readonly Day[], to: readonly Day[], tz: string): readonly Opening[] {
  const places = daysInPlace(from, to)
  return openings.map(opening => {
    const [date, starts, ends] = [opening.start.local.slice(0, 10), opening.start.local.slice(11, 16), opening.end.local.slice(11, 16)]
    const day = places.get(date)
    if (!day) return opening
    // Days that have a place in the other weekend are days of this one.
    const usual = from.find(one => one.date === date)!
    const isUsual = usual.open === starts && usual.close === ends
    const [open, close] = isUsual ? [day.open, day.close] : [starts, ends]
    return {
      ...opening,
      key: opening.key === date ? day.date : opening.key,
      start: wallTime(`${day.date}T${open}`, tz),
      end: wallTime(`${day.date}T${close}`, tz),
    }
  })
}
