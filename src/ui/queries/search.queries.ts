import type { SavedSearch } from '../../domain/artists/saved-searches.collection'
import { isTransient } from '../../ports/errors'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { storedSearches, storedSearchNews } from '../app-services/stored-searches'
import { artQueries } from './art.queries'
import { guideQueries } from './guide.queries'
import { readingQuery } from './query-of-reading'

export type { SavedSearch }

/** A saved search whose new results are counted. */
export interface Asked {
  /** Its record; absent for a search saved on this device. */
  readonly saved?: SavedSearch
  readonly name: string
  readonly question: string
  readonly seenAt: Date
}

export const savedSearchService = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/art/saved-search-service')).SavedSearchService)

export const askedOf = (saved: SavedSearch): Asked => ({ saved, name: saved.name, question: saved.question, seenAt: saved.seenAt })

export const searchQueries = (app: App) => {
  const saved = (): LiveQuery<readonly SavedSearch[]> => readingQuery(['searches', 'saved'], async () => (await savedSearchService(app)).searches)

  return {
    saved,
    /**
     * For each search, in this order, the number of results that are new since it was last opened; computed in this browser from the
     * published files. The result contains only numbers, because searches of the device and of the account share one cache entry, and only
     * those of the account have records.
     */
    news: (searches: readonly Asked[]): LiveQuery<readonly number[]> => ({
      queryKey: ['searches', 'news', searches.map(({ question, seenAt }) => [question, seenAt.getTime()])],
      queryFn: () => newsOf(app, searches),
      live: async (next, fail) => {
        const { PublishedArt } = await import('../../domain/art/published-art')
        const art = await serviceAfterHydration(app, async () => PublishedArt)
        return art.watch(() => void newsOf(app, searches).then(next, fail), fail)
      },
    }),
  }
}

async function newsOf(app: App, searches: readonly Asked[]): Promise<readonly number[]> {
  if (searches.length === 0) return []
  const known = storedSearchNews.read()
  const service = await savedSearchService(app)
  // Without a network, the last computed numbers are shown.
  const hash = await service.published().catch((error: unknown) => {
    if (!isTransient(error)) throw error
    return undefined
  })
  const keyOf = ({ question, seenAt }: Asked) => `${hash} ${seenAt.getTime()} ${question}`
  if (hash !== undefined && searches.some(search => !(keyOf(search) in known))) {
    const found = await countedNews(app, searches)
    storedSearchNews.change(() => Object.fromEntries(searches.map((search, i) => [keyOf(search), found[i] ?? 0])))
  }
  const storedNews = storedSearchNews.read()
  const lastCount = ({ question, seenAt }: Asked) => Object.entries(storedNews).find(([key]) => key.endsWith(` ${seenAt.getTime()} ${question}`))?.[1]
  return searches.map(search => lastCount(search) ?? 0)
}

/** The number of new results of each search. */
async function countedNews(app: App, searches: readonly Asked[]): Promise<readonly number[]> {
  const [collection, guide, { artSearch }, { searchNews }, { readSavedSearch }] = await Promise.all([
    app.queries.fetchQuery({ ...artQueries(app).collection(), staleTime: 0 }),
    app.queries.fetchQuery({ ...guideQueries(app).index(), staleTime: 0 }),
    import('../../domain/art/art-search'),
    import('../../domain/art/search-news'),
    import('../../domain/art/read-saved-search'),
  ])
  if (!collection) return []
  // The order of results is irrelevant here, so no day seeds it.
  const search = artSearch(collection, guide, '')
  return searches.map(({ question, seenAt }) => searchNews(search, readSavedSearch(question), seenAt).works)
}

/** Moves the searches saved on this device to the signed-in account. Those beyond its limit stay. */
export async function joinKeptSearches(app: App): Promise<void> {
  const kept = storedSearches.read()
  if (kept.length === 0) return
  const service = await savedSearchService(app)
  for (const { name, question, seenAt } of kept) {
    await service.save({ name, question, seenAt: new Date(seenAt) })
    storedSearches.change(before => before.filter(one => one.question !== question))
  }
}
