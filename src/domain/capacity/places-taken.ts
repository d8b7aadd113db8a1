import { count, sum } from '../../ports/documents'
import { placeStates, rsvps } from '../events/rsvps.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { holds } from './holds.collection'

/** The sequence that every transaction which counts the places of an event goes through (`serializeTransactions`). */
export const placesOf = (eventId: string): string => `places-${eventId}`

type Counting = Pick<HandlerContext, 'documents' | 'systemRecords' | 'clock'>

/** Places taken by replies with their guests, and by holds that have not lapsed; without the holds `except`. */
export async function placesTaken(context: Counting, eventId: string, except?: readonly string[]): Promise<number> {
  return (await placesIn(context, eventId, placeStates)) + (await placesHeld(context, eventId, except))
}

/** The places of replies in these states, with guests. */
export async function placesIn({ documents }: Counting, eventId: string, states: readonly string[]): Promise<number> {
  const found = await documents.aggregate(
    {
      collection: rsvps.path,
      where: [
        ['eventId', '==', eventId],
        ['status', 'in', [...states]],
      ],
    },
    { replies: count(), guests: sum('guests') },
  )
  return found.replies + found.guests
}

/** Places that are reserved while somebody pays; without the holds `except`. */
export async function placesHeld({ systemRecords, clock }: Counting, eventId: string, except: readonly string[] = []): Promise<number> {
  const held = await systemRecords.find(holds, {
    where: [
      ['kind', '==', 'event'],
      ['ref', 'in', [eventId]],
      ['status', '==', 'held'],
      ['until', '>', clock.now()],
    ],
  })
  return held.reduce((all, { id, pieces }) => (except.includes(id) ? all : all + pieces), 0)
}
