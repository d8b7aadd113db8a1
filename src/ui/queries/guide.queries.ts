import type { GuideFront } from '../../domain/guide/guide-front'
import { guidePlace } from '../../domain/guide/guide-place'
import type { GuideDetail, GuideIndex } from '../../domain/guide/guide-snapshot'
import type { ArchivedEdition } from '../../domain/guide/published-guide'
import type { RichText } from '../../domain/shared/rich-text'
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

  /** The same index as the pages', so that an index already in the cache is not read twice. */
  const knownIndex = (editionId?: string) => app.queries.ensureQueryData(index(editionId))

  const frontOf = async (found: GuideIndex | null | undefined): Promise<GuideFront | null> => {
    const [{ guideFront }, clock] = await Promise.all([import('../../domain/guide/guide-front'), wallClock(app)])
    return found ? guideFront(found, clock.now()) : null
  }

  const detailAt = async (found: GuideIndex | null | undefined, id: string): Promise<GuideDetail | null> => {
    const place = found ? guidePlace(found, id) : undefined
    return found && place?.kind === 'listing' ? ((await (await guide()).detail(found, place.card.id)) ?? null) : null
  }

  return {
    index,

    /** What front pages draw of an edition. Who follows it has the whole index in the cache from then on. */
    front: (editionId?: string): LiveQuery<GuideFront | null> => ({
      queryKey: ['guide', 'front', editionId ?? 'current'],
      queryFn: async () => frontOf(await knownIndex(editionId)),
      live: async (next, fail) => {
        const told = (found: GuideIndex | undefined) => {
          app.queries.setQueryData(index(editionId).queryKey, found ?? null)
          void frontOf(found).then(next, fail)
        }
        return (await guide()).watchIndex(editionId, told, fail)
      },
    }),

    /** What is published of the listing at `/sfosguide/{id}`, beyond its card; `null` also for a building, which has none. */
    sheet: (editionId: string | undefined, id: string): LiveQuery<GuideDetail | null> => ({
      queryKey: ['guide', 'sheet', editionId ?? 'current', id],
      queryFn: async () => detailAt(await knownIndex(editionId), id),
      live: async (next, fail) => (await guide()).watchIndex(editionId, found => void detailAt(found, id).then(next, fail), fail),
    }),

    article: (editionId: string | undefined, articleId: string): LiveQuery<RichText | null> => ({
      queryKey: ['guide', 'article', editionId ?? 'current', articleId],
      queryFn: async () => {
        const found = await knownIndex(editionId)
        return (found && (await (await guide()).article(found, articleId))) ?? null
      },
    }),

    archive: (): LiveQuery<readonly ArchivedEdition[]> => ({
      queryKey: ['guide', 'archive'],
      queryFn: async () => (await guide()).archive(),
    }),
  }
}
