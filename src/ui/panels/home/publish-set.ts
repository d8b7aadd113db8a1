import { publishArtists } from '../../../domain/art/publish-artists.contract'
import { publishCalendar } from '../../../domain/calendar/publish-calendar.contract'
import { publishSnapshot } from '../../../domain/guide/publishing/publish-snapshot.contract'
import type { PublicSet } from '../../../domain/publishing/public-set-service'
import { Callables } from '../../../domain/shared/functions/callables'
import { counted } from '../../kit/counted'
import { leftOutSentence } from '../guide/left-out-listings'

/** Publishes a set and returns a sentence about what is public now. */
export async function publish(callables: Callables, set: PublicSet, editionId: string): Promise<string> {
  switch (set) {
    case 'guide': {
      const { listings, events, leftOut } = await callables.call(publishSnapshot, { editionId, makeCurrent: false })
      return `Published: ${counted(listings, 'listing')} and ${counted(events, 'event')}.${leftOutSentence(leftOut)}`
    }
    case 'artists': {
      const { artists, works } = await callables.call(publishArtists, {})
      return `Published: ${counted(artists, 'artist')} with ${counted(works, 'work')}.`
    }
    case 'calendar': {
      const { events } = await callables.call(publishCalendar, {})
      return `Published: ${counted(events, 'event')}.`
    }
  }
}
