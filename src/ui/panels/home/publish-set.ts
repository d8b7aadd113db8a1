import type { PublicSet, Publishing } from '../../../domain/publishing/publishing'

const counted = (n: number, one: string, many: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

/** Publishes a set and returns the sentence that says what is public now. */
export async function publish(publishing: Publishing, set: PublicSet, editionId: string): Promise<string> {
  switch (set) {
    case 'guide': {
      const { listings, events, leftOut } = await publishing.publishGuide(editionId)
      const out = leftOut.length > 0 ? ` ${counted(leftOut.length, 'listing is', 'listings are')} not in it yet.` : ''
      return `Published: ${counted(listings, 'listing', 'listings')} and ${counted(events, 'event', 'events')}.${out}`
    }
    case 'artists': {
      const { artists, works } = await publishing.publishArtists()
      return `Published: ${counted(artists, 'artist', 'artists')} with ${counted(works, 'work', 'works')}.`
    }
    case 'calendar': {
      const { events } = await publishing.publishCalendar()
      return `Published: ${counted(events, 'event', 'events')}.`
    }
  }
}
