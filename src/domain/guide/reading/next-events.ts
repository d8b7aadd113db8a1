import type { PublishedEvent } from '../publishing/guide-snapshot-types'

/** Number of events on a front page. */
export const eventsShown = 6

/** Events that have not ended, earliest first: those that staff feature, then the next ones as far as there is room. */
export function nextEvents(events: readonly PublishedEvent[], now: Date, count = eventsShown): readonly PublishedEvent[] {
  const coming = events.filter(event => !event.cancelled && Date.parse(event.end.utc) > now.getTime()).sort(byTime)
  return [...coming.filter(({ featured }) => featured), ...coming.filter(({ featured }) => !featured)].slice(0, count).sort(byTime)
}

const byTime = (a: PublishedEvent, b: PublishedEvent) => Date.parse(a.start.utc) - Date.parse(b.start.utc)
