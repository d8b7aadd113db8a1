import type { ArtistsGridPage } from '../../domain/art/artists-grid'
import type { ArtCollection, ArtistPage, ArtistsGrid, WorkPage } from '../../domain/art/published-art'
import { LatestResponse } from '../../domain/shared/latest-response'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { wallClock } from './clock.queries'

/** Data for the pages of artists and works. `null` if it is not published. */
export const artQueries = (app: App) => {
  const art = () => serviceAfterHydration(app, async () => (await import('../../domain/art/published-art')).PublishedArt)

  /** Read again after every publication of the artists. */
  const live = <T>(key: readonly string[], read: () => Promise<T | undefined>): LiveQuery<T | null> => ({
    queryKey: ['art', ...key],
    queryFn: async () => (await read()) ?? null,
    live: async (next, fail) => {
      const answer = new LatestResponse(read, found => next(found ?? null), fail)
      const stop = (await art()).watch(() => answer.ask(undefined), fail)
      return () => {
        answer.stop()
        stop()
      }
    },
  })

  /** Every artist with a cover, for the grid. */
  const wall = (): LiveQuery<ArtistsGrid | null> => live(['wall'], async () => (await art()).wall())

  const frontOf = async (found: ArtistsGrid | null | undefined): Promise<ArtistsGridPage | undefined> => {
    if (!found) return undefined
    const [{ firstPage }, clock] = await Promise.all([import('../../domain/art/artists-grid'), wallClock(app)])
    return firstPage(found, clock.now())
  }

  return {
    wall,
    /** The first page of today's grid. Watching it puts the whole grid in the cache. */
    front: (): LiveQuery<ArtistsGridPage | null> => ({
      ...live(['front'], async () => {
        const found = await (await art()).wall()
        app.queries.setQueryData(wall().queryKey, found ?? null)
        return frontOf(found)
      }),
      queryFn: async () => (await frontOf(await app.queries.ensureQueryData(wall()))) ?? null,
    }),
    /** Every artist and every work, for the search. */
    collection: (): LiveQuery<ArtCollection | null> => live(['collection'], async () => (await art()).collection()),
    /** By handle or by person id. */
    artist: (id: string): LiveQuery<ArtistPage | null> => live(['artist', id], async () => (await art()).artist(id)),
    work: (id: string): LiveQuery<WorkPage | null> => live(['work', id], async () => (await art()).work(id)),
  }
}
