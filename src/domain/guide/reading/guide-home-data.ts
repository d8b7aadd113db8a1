import { localMoment } from '../../shared/time/local-day'
import type { GuideIndex, PublishedNeighbourhood } from '../publishing/guide-snapshot-types'
import { type CityDots, dotsOf } from './city-dots'
import { featuredListings, featuredPictures, type PicturedCard } from './featured-studios'
import { eventsShown, nextEvents } from './next-events'
import { type StudioCard, studioCard } from './studio-cards'
import { type StudioHours, studioHours } from './studio-hours'

/**
 * Data of an edition for front pages: its season, a few studios and the next events. Of the other studios it has only when
 * they are open, so that the size of the first page hardly depends on the size of the edition.
 */
export interface GuideHomeData extends Pick<GuideIndex, 'edition' | 'weekends' | 'events' | 'articles'> {
  readonly neighbourhoods: readonly Pick<PublishedNeighbourhood, 'id' | 'name'>[]
  readonly hours: readonly StudioHours[]
  /** The studios as dots: what the guide's front page shows of its map before the map is drawn. */
  readonly dots: CityDots
  /** Pictures for the organization's front page. */
  readonly homePictures: readonly PicturedCard<StudioCard>[]
  /** Studios for the guide's front page. */
  readonly featured: readonly StudioCard[]
}

const dayLength = 86_400_000
/** The cover picture and twelve in the grid. */
const picturesShown = 13
const studiosShown = 12
const articlesShown = 3

/**
 * The front data of an edition at an instant. Studios and pictures change with the day in the edition’s time zone; once the edition is over,
 * the studios stay the same.
 */
export function guideHomeData({ edition, weekends, neighbourhoods, listings, events, articles }: GuideIndex, now: Date): GuideHomeData {
  const today = localMoment(now, edition.tz).date
  return {
    edition,
    weekends,
    neighbourhoods: neighbourhoods.map(({ id, name }) => ({ id, name })),
    hours: studioHours(listings),
    dots: dotsOf(listings),
    homePictures: featuredPictures(listings, Date.parse(today) / dayLength, picturesShown).map(studioCard),
    featured: featuredListings(listings, today > edition.endsOn ? edition.id : today, studiosShown).map(studioCard),
    // Twice as many as are shown, because some end while the page is cached.
    events: nextEvents(events, now, 2 * eventsShown),
    articles: articles.slice(0, articlesShown),
  }
}
