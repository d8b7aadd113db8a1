import { useQuery } from '@tanstack/react-query'
import type { Rsvp } from '../../../../domain/events/rsvps.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { replyQueries } from '../../../event-replies/reply.queries'
import { numberText } from '../../../kit/number-text'

/** How many are before somebody who waits. Nothing until it is known; the last one stays while it is asked again. */
export function PlaceInLine({ reply }: { readonly reply: Rsvp }) {
  const queries = replyQueries(useApp())
  const places = useLiveQuery(queries.places(reply.eventId))
  const { data: place } = useQuery({ ...queries.placeInLine(reply, places), placeholderData: before => before })
  return place ? `You are number ${numberText(place)} in line. ` : ''
}
