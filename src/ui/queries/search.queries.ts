import type { SavedSearch } from '../../domain/artists/saved-searches'
import type { App } from '../app-services/app'
import { isPassing } from '../app-services/is-passing'
import { keptNews, keptSearches } from '../app-services/kept-searches'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'
import { artQueries } from './art.queries'
import { followed } from './followed'
import { guideQueries } from './guide.queries'

export type { SavedSearch }

/** A search with how many works it finds that were published since it was last looked at. */
export interface SearchWithNews {
  /** Its record's id; absent for one that is kept on this device. */
  readonly saved?: SavedSearch
  readonly name: string
  readonly question: string
  readonly seenAt: Date
  readonly works: number
}

export const searchShelf = (app: App) => lateService(app, async () => (await import('../../domain/artists/search-shelf')).SearchShelf)

export type Asked = Omit<SearchWithNews, 'works'>

export const askedOf = (saved: SavedSearch): Asked => ({ saved, name: saved.name, question: saved.question, seenAt: saved.seenAt })

export const searchQueries = (app: App) => {
  const saved = (): LiveQuery<readonly SavedSearch[]> => followed(['searches', 'saved'], async () => (await searchShelf(app)).searches)

  return {
    saved,
    /** Those of the account, each with its news. Worked out in this browser, over the published files. */
    news: (searches: readonly Asked[]): LiveQuery<readonly SearchWithNews[]> => ({
      queryKey: ['searches', 'news', searches.map(({ question, seenAt }) => [question, seenAt.getTime()])],
      queryFn: () => newsOf(app, searches),
      live: async (next, fail) => {
        const { PublishedArt } = await import('../../domain/artists/published-art')
        const art = await lateService(app, async () => PublishedArt)
        return art.watch(() => void newsOf(app, searches).then(next, fail), fail)
      },
    }),
  }
}

async function newsOf(app: App, searches: readonly Asked[]): Promise<readonly SearchWithNews[]> {
  if (searches.length === 0) return []
  const known = keptNews.read()
  const shelf = await searchShelf(app)
  // Without a network it is told as it was told last.
  const hash = await shelf.published().catch((error: unknown) => {
    if (!isPassing(error)) throw error
    return undefined
  })
  const keyOf = ({ question, seenAt }: Asked) => `${hash} ${seenAt.getTime()} ${question}`
  if (hash !== undefined && searches.some(search => !(keyOf(search) in known))) {
    const found = await countedNews(app, searches)
    keptNews.change(() => Object.fromEntries(searches.map((search, i) => [keyOf(search), found[i] ?? 0])))
  }
  const told = keptNews.read()
  const lastTold = ({ question, seenAt }: Asked) => Object.entries(told).find(([key]) => key.endsWith(` ${seenAt.getTime()} ${question}`))?.[1]
  return searches.map(search => ({ ...search, works: lastTold(search) ?? 0 }))
}

/** How many works each finds that it did not find before. */
async function countedNews(app: App, searches: readonly Asked[]): Promise<readonly number[]> {
  const [collection, guide, { artSearch }, { searchNews }, { readQuestion }] = await Promise.all([
    app.queries.fetchQuery({ ...artQueries(app).collection(), staleTime: 0 }),
    app.queries.fetchQuery({ ...guideQueries(app).index(), staleTime: 0 }),
    import('../../domain/artists/art-search'),
    import('../../domain/artists/search-news'),
    import('../../domain/artists/search-question'),
  ])
  if (!collection) return []
  // No order is wanted, so no day seeds it.
  const search = artSearch(collection, guide, '')
  return searches.map(({ question, seenAt }) => searchNews(search, readQuestion(question), seenAt).works)
}

/** Takes what this device keeps to the account that signed in; what no longer fits there stays here. */
export async function joinKeptSearches(app: App): Promise<void> {
  const kept = keptSearches.read()
  if (kept.length === 0) return
  const shelf = await searchShelf(app)
  for (const { name, question, seenAt } of kept) {
    await shelf.save({ name, question, seenAt: new Date(seenAt) })
    keptSearches.change(before => before.filter(one => one.question !== question))
  }
}
