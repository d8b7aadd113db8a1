import type { Event } from '../../events/events.collection'

/**
 * What an event lacks in the guide. `published`: its own publication, without which it is left out; `text`: neither a summary nor a text for
 * print; `place`: nobody finds it; `pin`: it is not on the map; `weekend`: it is on none of its days, and staff chose none.
 */
export type MissingInGuide = 'published' | 'text' | 'place' | 'pin' | 'weekend' | 'picture' | 'tags'

type Facts = Pick<Event, 'status' | 'summary' | 'printText' | 'address' | 'pin' | 'onlineUrl' | 'listingId' | 'siteId' | 'imageId' | 'tags'>

const isEmpty = (value: string | undefined) => value === undefined || value.trim() === ''

export function missingInGuide(event: Facts, isOnWeekend: boolean): readonly MissingInGuide[] {
  const { status, summary, printText, address, pin, onlineUrl, listingId, siteId, imageId, tags } = event
  const isInStudio = listingId !== undefined || siteId !== undefined
  const isOnlineOnly = onlineUrl !== undefined && isEmpty(address)
  const found: Readonly<Record<MissingInGuide, boolean>> = {
    published: status !== 'published' && status !== 'cancelled' && status !== 'past',
    text: isEmpty(summary) && isEmpty(printText),
    place: isEmpty(address) && !isInStudio && !isOnlineOnly,
    pin: pin === undefined && !isOnlineOnly,
    weekend: !isOnWeekend,
    picture: imageId === undefined,
    tags: tags.length === 0,
  }
  return (Object.keys(found) as MissingInGuide[]).filter(name => found[name])
}
