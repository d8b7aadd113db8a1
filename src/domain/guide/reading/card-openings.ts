import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { wallTimeAt } from '../../shared/time/wall-time'
import type { Opening } from '../listings.collection'
import type { CardOpening } from '../publishing/guide-snapshot-types'

/** Openings in the format of cards: in the edition's time zone, by time, without duplicates if several tours begin at once. */
export function cardOpenings(openings: readonly Opening[], tz: string): readonly CardOpening[] {
  const days = openings.flatMap(opening => daysOf(localIn(opening.start, tz), localIn(opening.end, tz)))
  return [...new Map(days.map(day => [day.join(' '), day])).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day)
}

const localIn = (time: Opening['start'], tz: string) => (time.tz === tz ? time.local : wallTimeAt(time.utc, tz).local)

/**
 * One entry per day. An evening that ends after midnight stays one entry, with a closing time earlier than its opening time; longer openings
 * are split at midnight.
 */
function daysOf(start: string, end: string): CardOpening[] {
  const [first, opens] = [start.slice(0, 10), start.slice(11, 16)]
  const [last, closes] = [end.slice(0, 10), end.slice(11, 16)]
  const nights = dayNumber(last) - dayNumber(first)
  if (nights <= 0 || (nights === 1 && closes < opens)) return [[first, opens, closes]]
  return Array.from({ length: nights + 1 }, (_, i): CardOpening => {
    const date = dateOfDay(dayNumber(first) + i)
    return [date, i === 0 ? opens : '00:00', i === nights ? closes : '23:59']
  }).filter(([, from, to]) => from < to)
}
