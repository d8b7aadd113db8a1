import type { PublishedEvent } from '../publishing/guide-snapshot'

/** Number of events on a front page. */
export const eventsShown = 6

/** The events that have not ended, earliest first. */
export const nextEvents = (events: readonly PublishedEvent[], now: Date, count = eventsShown): readonly PublishedEvent[] =>
  events
    .filter(event => !event.cancelled && Date.parse(event.end.utc) > now.getTime())
    .sort((a, b) => Date.parse(a.start.utc) - Date.parse(b.start.utc))
    .slice(0, count)
