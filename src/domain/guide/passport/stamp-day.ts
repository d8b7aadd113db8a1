import { type LocalMoment, wallMinute } from '../../shared/time/local-day'
import type { CardOpening } from '../publishing/guide-snapshot-types'
import { minutesOf } from '../reading/opening-times'

/** Minutes before and after an opening at which its door still stamps: artists open early, and clocks differ. */
const margin = 60

/** The day of the opening at which a moment lies, with an hour before and after it; `undefined` if the studio is closed then. */
export function stampDay(openings: readonly CardOpening[], at: LocalMoment): string | undefined {
  const minute = wallMinute(at)
  const near = openings.filter(opening => {
    const [from, to] = minutesOf(opening)
    return from - margin <= minute && minute <= to + margin
  })
  // Of two that are near, the one whose hours are nearer.
  const distance = (opening: CardOpening) => Math.max(minutesOf(opening)[0] - minute, minute - minutesOf(opening)[1], 0)
  return near.toSorted((a, b) => distance(a) - distance(b))[0]?.[0]
}
