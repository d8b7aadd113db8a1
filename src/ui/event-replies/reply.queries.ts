import { type EventPlaceCounts, eventPlaces } from '../../domain/events/event-place-counts.collection'
import { type Rsvp, rsvps } from '../../domain/events/rsvps.collection'
import { readPlaceInLine } from '../../domain/replies/read-place-in-line.contract'
import { Callables } from '../../domain/shared/functions/callables'
import type { App, LiveQuery } from '../app-services/app-context'
import { recordQuery, recordsQuery } from '../queries/record.queries'

/** Replies to events; downloaded after the page. */
export const replyQueries = (app: App) => ({
  /** How many come to an event and how many wait; `null` before the first reply. */
  places: (eventId: string) => recordQuery(app, eventPlaces, eventId),
  /** A person's own replies to an event: a free one, and one for each purchase; after a merge there may be two free ones. */
  own: (eventId: string, personId: string) =>
    recordsQuery(app, rsvps, {
      where: [
        ['personId', '==', personId],
        ['eventId', '==', eventId],
      ],
    }),
  /** The place in line of who waits, `null` if they no longer do; asked anew whenever the counts change. */
  placeInLine: ({ eventId, personId, queuedAt }: Rsvp, counted: EventPlaceCounts | null): LiveQuery<number | null> => ({
    queryKey: ['place-in-line', eventId, personId, queuedAt.getTime(), counted?.rev],
    queryFn: async () => (await (await app.services()).get(Callables).call(readPlaceInLine, { eventId })).place ?? null,
  }),
})

/** The free reply that stands; `undefined` if the person does not come, or bought places. */
export const standingOf = (own: readonly Rsvp[]): Rsvp | undefined =>
  own.find(({ status, orderId }) => status !== 'cancelled' && orderId === undefined)

/** The places that a person bought. */
export const boughtOf = (own: readonly Rsvp[]): readonly Rsvp[] =>
  own.filter(({ status, orderId }) => status !== 'cancelled' && orderId !== undefined)
