import { events } from '../../../../domain/events/events.collection'
import { guestList } from '../../../../domain/events/rsvps.collection'
import type { App } from '../../../app-services/app-context'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'

/** What staff read of who comes to events. */
export const officeGuestQueries = (app: App) => ({
  published: () => recordsQuery(app, events, { where: [['status', '==', 'published']] }),
  event: (id: string) => recordQuery(app, events, id),
  guests: (eventId: string) => recordsQuery(app, guestList, { params: { event: eventId } }),
})
