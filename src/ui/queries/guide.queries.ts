import type { GuidePageCard } from '../../domain/guide/pages/guide-page-types'
import type { HeightGrid } from '../../domain/guide/places/hills/height-grid'
import type { StreetMap } from '../../domain/guide/places/streets/street-map'
import type { GuideIndex } from '../../domain/guide/publishing/guide-snapshot-types'
import type { MapEdition } from '../../domain/guide/reading/edition-for-map'
import type { GuideAgenda } from '../../domain/guide/reading/guide-agenda'
import type { GuideArticle } from '../../domain/guide/reading/guide-article'
import type { GuideHomeData } from '../../domain/guide/reading/guide-home-data'
import type { GuidePageData } from '../../domain/guide/reading/listing-page-data'
import type { ArchivedEdition } from '../../domain/guide/reading/published-guide'
import type { GuideWeekends } from '../../domain/guide/reading/weekend-cards'
import { LatestResponse } from '../../domain/shared/latest-response'
import { isTransient } from '../../ports/errors'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { wallClock } from './clock.queries'

/** Data for the guide's pages. Without an edition, the current one; `null` if it is not published. */
export const guideQueries = (app: App) => {
  const guide = () => serviceAfterHydration(app, async () => (await import('../../domain/guide/reading/published-guide')).PublishedGuide)

  const indexKey = (editionId?: string) => ['guide', 'index', editionId ?? 'current']

  const index = (editionId?: string): LiveQuery<GuideIndex | null> => ({
    queryKey: indexKey(editionId),
    queryFn: async () => {
      try {
        return (await (await guide()).index(editionId)) ?? null
      } catch (error) {
        // A page that is kept has only what it shows: without a network, its search and its route take the edition from the device.
        const kept = isTransient(error) ? await (await import('../offline/kept-answer')).keptAnswer(indexKey(editionId)) : undefined
        if (kept === undefined) throw error
        return kept as GuideIndex
      }
    },
    live: async (next, fail) => (await guide()).watchIndex(editionId, found => next(found ?? null), fail),
  })

  /**
   * The part of an edition's index that one page renders, so that a first page's size does not depend on the edition's size. Watching it puts
   * the whole index in the cache, for the map and the search.
   */
  const drawnOf = <T>(
    what: readonly string[],
    editionId: string | undefined,
    make: (found: GuideIndex) => Promise<T | undefined>,
  ): LiveQuery<T | null> => {
    const whole = index(editionId)
    const drawn = async (found: GuideIndex | null) => (found && (await make(found))) ?? null
    return {
      queryKey: ['guide', ...what, editionId ?? 'current'],
      queryFn: async () => drawn(await app.queries.ensureQueryData(whole)),
      live: async (next, fail) => {
        const answer = new LatestResponse(drawn, next, fail)
        const notify = (found: GuideIndex | undefined) => {
          app.queries.setQueryData(whole.queryKey, found ?? null)
          answer.ask(found ?? null)
        }
        const stop = (await guide()).watchIndex(editionId, notify, fail)
        return () => {
          answer.stop()
          stop()
        }
      },
    }
  }

  return {
    index,

    /** For front pages. */
    front: (editionId?: string): LiveQuery<GuideHomeData | null> =>
      drawnOf(['front'], editionId, async found => {
        const [{ guideHomeData }, clock] = await Promise.all([import('../../domain/guide/reading/guide-home-data'), wallClock(app)])
        return guideHomeData(found, clock.now())
      }),

    /** The place at `/sfosguide/{id}`; `null` if it does not exist. */
    pageData: (editionId: string | undefined, id: string): LiveQuery<GuidePageData | null> =>
      drawnOf(['pageData', id], editionId, async found => {
        const [{ guidePageData }, published] = await Promise.all([import('../../domain/guide/reading/listing-page-data'), guide()])
        return guidePageData(
          found,
          id,
          listingId => published.detail(found, listingId),
          siteId => published.site(found, siteId),
        )
      }),

    /** What the guide prints of an artist's studios. */
    printedCards: (handle: string): LiveQuery<readonly GuidePageCard[] | null> =>
      drawnOf(['printedCards', handle], undefined, async found => {
        const [{ printedCard }, published] = await Promise.all([import('../../domain/guide/pages/guide-page-card'), guide()])
        return Promise.all(
          found.listings
            .filter(card => card.artist === handle)
            .map(async card => printedCard(card, { guide: found, detail: await published.detail(found, card.id) })),
        )
      }),

    /** The streets below the map, by the path that an index names. */
    streets: (path: string): LiveQuery<StreetMap> => ({ queryKey: ['guide', 'streets', path], queryFn: async () => (await guide()).streets(path) }),

    /** How high the city lies, by the path that an index names. */
    heights: (path: string): LiveQuery<HeightGrid> => ({ queryKey: ['guide', 'heights', path], queryFn: async () => (await guide()).heights(path) }),

    map: (editionId?: string): LiveQuery<MapEdition | null> =>
      drawnOf(['map'], editionId, async found => (await import('../../domain/guide/reading/edition-for-map')).mapEdition(found)),

    weekends: (editionId?: string): LiveQuery<GuideWeekends | null> =>
      drawnOf(['weekends'], editionId, async found => {
        const [{ weekendCards }, clock] = await Promise.all([import('../../domain/guide/reading/weekend-cards'), wallClock(app)])
        return weekendCards(found, clock.now())
      }),

    agenda: (editionId?: string): LiveQuery<GuideAgenda | null> =>
      drawnOf(['agenda'], editionId, async found => (await import('../../domain/guide/reading/guide-agenda')).guideAgenda(found)),

    articles: (editionId?: string): LiveQuery<Pick<GuideIndex, 'edition' | 'articles'> | null> =>
      drawnOf(['articles'], editionId, async ({ edition, articles }) => ({ edition, articles })),

    /** `null` if the article does not exist. */
    article: (editionId: string | undefined, id: string): LiveQuery<GuideArticle | null> =>
      drawnOf(['article', id], editionId, async found => {
        const [{ guideArticle }, published] = await Promise.all([import('../../domain/guide/reading/guide-article'), guide()])
        return guideArticle(found, id, articleId => published.article(found, articleId))
      }),

    archive: (): LiveQuery<readonly ArchivedEdition[]> => ({ queryKey: ['guide', 'archive'], queryFn: async () => (await guide()).archive() }),
  }
}
