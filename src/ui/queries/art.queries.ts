import type { ArtCollection, ArtistPage, ArtWall, WorkPage } from '../../domain/artists/published-art'
import { NewestAnswer } from '../../domain/shared/newest-answer'
import type { App } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'

/** What the pages of artists and works read. `null` stands for what is not published. */
export const artQueries = (app: App) => {
  const art = () => lateService(app, async () => (await import('../../domain/artists/published-art')).PublishedArt)

  /** Reads anew after every publishing. */
  const live = <T>(key: readonly string[], read: () => Promise<T | undefined>): LiveQuery<T | null> => ({
    queryKey: ['art', ...key],
    queryFn: async () => (await read()) ?? null,
    live: async (next, fail) => {
      const answer = new NewestAnswer(read, found => next(found ?? null), fail)
      const stop = (await art()).watch(() => answer.ask(undefined), fail)
      return () => {
        answer.stop()
        stop()
      }
    },
  })

  return {
    /** Every artist with a cover, for the wall. */
    wall: (): LiveQuery<ArtWall | null> => live(['wall'], async () => (await art()).wall()),
    /** Every artist and every work, for the search. */
    collection: (): LiveQuery<ArtCollection | null> => live(['collection'], async () => (await art()).collection()),
    /** By handle or by person id. */
    artist: (id: string): LiveQuery<ArtistPage | null> => live(['artist', id], async () => (await art()).artist(id)),
    work: (id: string): LiveQuery<WorkPage | null> => live(['work', id], async () => (await art()).work(id)),
  }
}
