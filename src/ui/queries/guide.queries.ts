import type { GuideAgenda } from '../../domain/guide/guide-agenda'
import type { GuideArticle } from '../../domain/guide/guide-article'
import type { GuideFront } from '../../domain/guide/guide-front'
import type { GuideSheet } from '../../domain/guide/guide-sheet'
import type { GuideIndex } from '../../domain/guide/guide-snapshot'
import type { MapEdition } from '../../domain/guide/map-edition'
import type { ArchivedEdition } from '../../domain/guide/published-guide'
import type { GuideWeekends } from '../../domain/guide/weekend-cards'
import { NewestAnswer } from '../../domain/shared/newest-answer'
import type { App } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'
import { wallClock } from './clock.queries'

/** What the guide's pages read. No edition means the organisation's current one; `null` stands for what is not published. */
export const guideQueries = (app: App) => {
  const guide = () => lateService(app, async () => (await import('../../domain/guide/published-guide')).PublishedGuide)

  const index = (editionId?: string): LiveQuery<GuideIndex | null> => ({
    queryKey: ['guide', 'index', editionId ?? 'current'],
    queryFn: async () => (await (await guide()).index(editionId)) ?? null,
    live: async (next, fail) => (await guide()).watchIndex(editionId, found => next(found ?? null), fail),
  })

  /**
   * What one page draws of an edition, made of its index: a first page weighs what it shows, however large the edition. Who follows it has
   * the whole index in the cache from then on, for its map and its search.
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
        const answer = new NewestAnswer(drawn, next, fail)
        const told = (found: GuideIndex | undefined) => {
          app.queries.setQueryData(whole.queryKey, found ?? null)
          answer.ask(found ?? null)
        }
        const stop = (await guide()).watchIndex(editionId, told, fail)
        return () => {
          answer.stop()
          stop()
        }
      },
    }
  }

  return {
    index,

    /** What front pages draw. */
    front: (editionId?: string): LiveQuery<GuideFront | null> =>
      drawnOf(['front'], editionId, async found => {
        const [{ guideFront }, clock] = await Promise.all([import('../../domain/guide/guide-front'), wallClock(app)])
        return guideFront(found, clock.now())
      }),

    /** What stands at `/sfosguide/{id}`; `null` also where there is no such place. */
    sheet: (editionId: string | undefined, id: string): LiveQuery<GuideSheet | null> =>
      drawnOf(['sheet', id], editionId, async found => {
        const [{ guideSheet }, published] = await Promise.all([import('../../domain/guide/guide-sheet'), guide()])
        return guideSheet(found, id, listingId => published.detail(found, listingId))
      }),

    map: (editionId?: string): LiveQuery<MapEdition | null> =>
      drawnOf(['map'], editionId, async found => (await import('../../domain/guide/map-edition')).mapEdition(found)),

    weekends: (editionId?: string): LiveQuery<GuideWeekends | null> =>
      drawnOf(['weekends'], editionId, async found => {
        const [{ weekendCards }, clock] = await Promise.all([import('../../domain/guide/weekend-cards'), wallClock(app)])
        return weekendCards(found, clock.now())
      }),

    agenda: (editionId?: string): LiveQuery<GuideAgenda | null> =>
      drawnOf(['agenda'], editionId, async found => (await import('../../domain/guide/guide-agenda')).guideAgenda(found)),

    articles: (editionId?: string): LiveQuery<Pick<GuideIndex, 'edition' | 'articles'> | null> =>
      drawnOf(['articles'], editionId, async ({ edition, articles }) => ({ edition, articles })),

    /** `null` also where there is no such article. */
    article: (editionId: string | undefined, id: string): LiveQuery<GuideArticle | null> =>
      drawnOf(['article', id], editionId, async found => {
        const [{ guideArticle }, published] = await Promise.all([import('../../domain/guide/guide-article'), guide()])
        return guideArticle(found, id, articleId => published.article(found, articleId))
      }),

    archive: (): LiveQuery<readonly ArchivedEdition[]> => ({
      queryKey: ['guide', 'archive'],
      queryFn: async () => (await guide()).archive(),
    }),
  }
}
