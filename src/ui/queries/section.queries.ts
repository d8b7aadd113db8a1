import type { ArtistAddress, HomeArrangement, MovedPage, Section, WrittenPage } from '../../domain/content/written-pages'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { cardsWithin } from './cards/card-queries-of-blocks'
import { readingQuery } from './query-of-reading'

/** Written pages, by section. `null` for a missing page, the new address for one that moved. */
export const sectionQueries = (app: App) => {
  const pages = () => serviceAfterHydration(app, async () => (await import('../../domain/content/written-pages')).WrittenPages)
  return {
    section: (slug: string): LiveQuery<Section> => ({
      ...readingQuery(['section', slug], async () => (await pages()).section(slug)),
      further: ({ landing }) => cardsWithin(app, landing?.blocks),
    }),

    home: (): LiveQuery<HomeArrangement> => ({
      ...readingQuery(['section', 'home'], async () => (await pages()).home),
      further: ({ blocks }) => cardsWithin(app, blocks),
    }),

    page: (section: string, slug: string): LiveQuery<WrittenPage | MovedPage | null> => ({
      ...readingQuery(['section', slug, 'in', section], async () => (await pages()).page(slug, section)),
      further: page => cardsWithin(app, page && 'blocks' in page ? page.blocks : undefined),
    }),

    /** The artist with this handle. */
    artist: (handle: string): LiveQuery<ArtistAddress | null> => ({
      queryKey: ['section', 'artist', handle],
      queryFn: async () => (await (await pages()).artist(handle)) ?? null,
    }),
  }
}
