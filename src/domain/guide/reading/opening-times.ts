import { dayNumber, daysBetween, type LocalMoment, minuteOf } from '../../shared/time/local-day'
import type { CardOpening } from '../publishing/guide-snapshot-types'

/**
 * First and last minute of an opening in local time, as `wallMinute` counts. An opening that closes earlier than it opens ends the next
 * day.
 */
export function minutesOf([date, opens, closes]: CardOpening): readonly [from: number, to: number] {
  const day = dayNumber(date) * 1440
  const [from, to] = [minuteOf(opens), minuteOf(closes)]
  return [day + from, day + to + (to < from ? 1440 : 0)]
}

/** Compares texts: home asks it of every studio before it answers, and reading each date would take longer than drawing the page's first lines. */
function isOpenAt([date, opens, closes]: CardOpening, { date: today, time }: LocalMoment): boolean {
  if (opens <= closes) return date === today && opens <= time && time < closes
  return (date === today && opens <= time) || (daysBetween(date, today) === 1 && time < closes)
}

/** The opening that contains a moment; of several, the one that closes last. The closing minute is exclusive. */
export function openingAt(openings: readonly CardOpening[], at: LocalMoment): CardOpening | undefined {
  return openings.filter(o => isOpenAt(o, at)).sort((a, b) => minutesOf(b)[1] - minutesOf(a)[1])[0]
}

/** The first opening that begins after a moment. */
export function nextOpening(openings: readonly CardOpening[], { date, time }: LocalMoment): CardOpening | undefined {
  return openings.filter(o => beginOf(o) > date + time).sort((a, b) => (beginOf(a) < beginOf(b) ? -1 : 1))[0]
}

const beginOf = ([date, opens]: CardOpening) => date + opens
