import type { Event } from '../events/events.collection'
import type { Records } from '../shared/records/records'
import { buildCalendarSnapshot } from './build-calendar-snapshot'
import { readCalendar } from './calendar-records'
import type { EventPageData } from './calendar-snapshot-types'

export interface EventAsPublished {
  /** Without its picture. */
  readonly page: EventPageData
  readonly imageId: string | undefined
}

/** An event as its page will show it. Its link online is answered for public events alone, and no other event is like it yet. */
export async function eventAsPublished(records: Records, event: Event): Promise<EventAsPublished> {
  const calendar = await readCalendar(records, event)
  const { event: card, ...page } = buildCalendarSnapshot(calendar, new Map()).details[0]!.sheets[event.id]!
  const { online: _, ...shown } = card
  return { page: { ...page, event: shown }, imageId: calendar.events[0]?.imageId }
}
