import type { CalendarCard } from './calendar-snapshot-types'
import { kindsOf } from './event-tags'

/** The number of related events stored with an event. Its page shows the first few that are not over. */
const carried = 10
const earlierFactor = 4

/**
 * Similar events: at the same place, on the same day nearby, or of the same kind; among equals the nearest in time, with later ones first. Of
 * a series, only one date is included.
 */
export function relatedEvents(event: CalendarCard, all: readonly CalendarCard[]): readonly CalendarCard[] {
  const kinds = new Set(kindsOf(event))
  const titles = new Set([event.title])
  const distance = (other: CalendarCard) => {
    const later = Date.parse(other.start.utc) - Date.parse(event.start.utc)
    return later >= 0 ? later : -later * earlierFactor
  }
  const score = (other: CalendarCard) =>
    (other.venue === event.venue ? 3 : 0) +
    (other.start.local.slice(0, 10) === event.start.local.slice(0, 10) && other.neighbourhoodId === event.neighbourhoodId ? 2 : 0) +
    (kindsOf(other).some(kind => kinds.has(kind)) ? 2 : 0)
  return all
    .filter(other => other.id !== event.id && !other.cancelled)
    .map(other => ({ other, fits: score(other), far: distance(other) }))
    .filter(({ fits }) => fits > 0)
    .sort((a, b) => b.fits - a.fits || a.far - b.far || (a.other.id < b.other.id ? -1 : 1))
    .filter(({ other: { title } }) => !titles.has(title) && titles.add(title))
    .slice(0, carried)
    .map(({ other }) => other)
}
