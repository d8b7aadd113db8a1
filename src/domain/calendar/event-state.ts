import { isPast } from './agenda'
import type { CalendarCard } from './calendar-snapshot-types'

/** The state of an event at a moment. A canceled event stays canceled, even when its time is over. */
export type EventState = 'cancelled' | 'past' | 'on-now' | 'coming'

export function eventState(event: Pick<CalendarCard, 'start' | 'end' | 'cancelled'>, now: Date): EventState {
  if (event.cancelled) return 'cancelled'
  if (isPast(event, now)) return 'past'
  return Date.parse(event.start.utc) <= now.getTime() ? 'on-now' : 'coming'
}
