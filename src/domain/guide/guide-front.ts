import { type DoorCard, doorCard } from './door-cards'
import { featuredDoors, featuredOnWall, type PicturedCard } from './featured'
import type { GuideCard, GuideIndex, PublishedNeighbourhood } from './guide-snapshot'
import { localMoment } from './local-day'
import { eventsShown, nextEvents } from './next-events'

/**
 * What front pages draw of an edition: its season, a few studios, what is next. Of every studio only when it is open, so that a first
 * page weighs nearly the same however large the edition.
 */
export interface GuideFront extends Pick<GuideIndex, 'edition' | 'weekends' | 'events' | 'articles'> {
  readonly neighbourhoods: readonly Pick<PublishedNeighbourhood, 'id' | 'name'>[]
  readonly listings: readonly Pick<GuideCard, 'openings' | 'weekends'>[]
  /** For the organisation's front page. */
  readonly wall: readonly PicturedCard<DoorCard>[]
  /** For the guide's own. */
  readonly doors: readonly DoorCard[]
}

const dayLength = 86_400_000
/** The picture on the cover, and twelve on the wall. */
const onTheWall = 13
const doorsShown = 12
const articlesShown = 3

/** The front of an edition at this moment: other studios each day, and the same for good once its days are over. */
export function guideFront({ edition, weekends, neighbourhoods, listings, events, articles }: GuideIndex, now: Date): GuideFront {
  const today = localMoment(now, edition.tz).date
  return {
    edition,
    weekends,
    neighbourhoods: neighbourhoods.map(({ id, name }) => ({ id, name })),
    listings: listings.map(card => ({ openings: card.openings, weekends: card.weekends })),
    wall: featuredOnWall(listings, Math.floor(now.getTime() / dayLength), onTheWall).map(doorCard),
    doors: featuredDoors(listings, today > edition.endsOn ? edition.id : today, doorsShown).map(doorCard),
    // Some will end while the page stands.
    events: nextEvents(events, now, 2 * eventsShown),
    articles: articles.slice(0, articlesShown),
  }
}
