import { eventPlaces } from '../../domain/events/event-places.collection'
import { type Rsvp, rsvps } from '../../domain/events/rsvps.collection'
import type { App } from '../app-services/app-context'
import { recordQuery, recordsQuery } from '../queries/record.queries'

/** Replies to events; downloaded after the page. */
export const replyQueries = (app: App) => ({
  /** How many come to an event and how many wait; `null` before the first reply. */
  places: (eventId: string) => recordQuery(app, eventPlaces, eventId),
  /** A person's own replies to an event; after a merge there may be two. */
  own: (eventId: string, personId: string) =>
    recordsQuery(app, rsvps, {
      where: [
        ['personId', '==', personId],
        ['eventId', '==', eventId],
      ],
    }),
})

/** The reply that stands; `undefined` if the person does not come. */
export const standingOf = (own: readonly Rsvp[]): Rsvp | undefined => own.find(({ status }) => status !== 'cancelled')
