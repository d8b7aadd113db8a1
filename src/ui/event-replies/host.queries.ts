import { eventSubmissions } from '../../domain/events/event-submissions.collection'
import { events } from '../../domain/events/events.collection'
import { guestList } from '../../domain/events/rsvps.collection'
import type { App } from '../app-services/app-context'
import { recordsQuery } from '../queries/record.queries'

/** What a host reads of their own events. */
export const hostQueries = (app: App) => ({
  events: (personId: string) => recordsQuery(app, events, { where: [['hostIds', 'array-contains', personId]] }),
  /** Who replied to an event, by name. */
  guests: (eventId: string, personId: string) =>
    recordsQuery(app, guestList, { params: { event: eventId }, where: [['hostIds', 'array-contains', personId]] }),
  /** Everything that they submitted. */
  allSubmissions: (personId: string) => recordsQuery(app, eventSubmissions, { where: [['submittedBy', '==', personId]] }),
  /** What they submitted about an event. */
  submissions: (personId: string, eventId: string) =>
    recordsQuery(app, eventSubmissions, {
      where: [
        ['submittedBy', '==', personId],
        ['eventId', '==', eventId],
      ],
    }),
})
