import type { CalendarBaseMap, CalendarIndex, EventPageData } from '../../domain/calendar/calendar-snapshot-types'
import type { OpenedEventLink } from '../../domain/memberships/open-event-link.contract'
import type { App, LiveQuery } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

/** Resolves with the online link of a members' event, if the caller may have it. */
export const eventLinkOf = (app: App, id: string): Promise<OpenedEventLink> =>
  callAfterHydration(app, async () => (await import('../../domain/memberships/open-event-link.contract')).openEventLink, { id })

/** Data for the calendar's pages. `null` if it is not published. */
export const calendarQueries = (app: App) => {
  const calendar = () => serviceAfterHydration(app, async () => (await import('../../domain/calendar/event-calendar')).EventCalendar)
  return {
    index: (): LiveQuery<CalendarIndex | null> => ({
      queryKey: ['calendar', 'index'],
      queryFn: async () => (await (await calendar()).index()) ?? null,
      live: async (next, fail) => (await calendar()).watchIndex(found => next(found ?? null), fail),
    }),

    /** The same without events that are over. If none is to come, the page counts those that were. */
    coming: (): LiveQuery<CalendarIndex | null> => ({
      queryKey: ['calendar', 'coming'],
      queryFn: async () => (await (await calendar()).coming()) ?? null,
      live: async (next, fail) => (await calendar()).watchComing(found => next(found ?? null), fail),
      further: async found => (found?.events.length === 0 ? [calendarQueries(app).index()] : []),
    }),

    /** One event with all data of its page. */
    event: (id: string): LiveQuery<EventPageData | null> => ({
      queryKey: ['calendar', 'event', id],
      queryFn: async () => (await (await calendar()).event(id)) ?? null,
      live: async (next, fail) => (await calendar()).watchEvent(id, found => next(found ?? null), fail),
    }),

    /** The base map; read only by the maps, after the page. */
    baseMap: (): LiveQuery<CalendarBaseMap | null> => ({
      queryKey: ['calendar', 'ground'],
      queryFn: async () => (await (await calendar()).baseMap()) ?? null,
    }),
  }
}
