import type { FlipbookOutlines, FlipbookPage, SincePrint } from '../../domain/flipbook/flipbook-book'
import type { BookFile } from '../../domain/flipbook/flipbook-files'
import type { FlipbookEdition, ShownFlipbook } from '../../domain/flipbook/published-flipbooks'
import { LatestResponse } from '../../domain/shared/latest-response'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

/** A flipbook as it is opened: the book, and its first pages. */
export interface OpenedFlipbook extends ShownFlipbook {
  readonly first: readonly FlipbookPage[]
}

/** Where the pages of an open book are read. */
export type BookQueries = Pick<ReturnType<typeof flipbookQueries>, 'pages' | 'everyPage' | 'outlines'>

/** Data of the flipbook. Without an edition, the current one. */
export const flipbookQueries = (app: App) => {
  const flipbooks = () => serviceAfterHydration(app, async () => (await import('../../domain/flipbook/published-flipbooks')).PublishedFlipbooks)
  const withFirst = async (shown: ShownFlipbook | undefined): Promise<OpenedFlipbook | null> =>
    shown ? { ...shown, first: await (await flipbooks()).pages(shown.book, 0) } : null

  return {
    /** `null` if none is published. */
    opened: (editionId?: string): LiveQuery<OpenedFlipbook | null> => ({
      queryKey: ['flipbook', 'opened', editionId ?? 'current'],
      queryFn: async () => withFirst(await (await flipbooks()).shown(editionId)),
      live: async (next, fail) => {
        const published = await flipbooks()
        const answer = new LatestResponse(withFirst, next, fail)
        const stop = published.watch(editionId, shown => answer.ask(shown), fail)
        return () => {
          answer.stop()
          stop()
        }
      },
    }),

    editions: (): LiveQuery<readonly FlipbookEdition[]> => ({
      queryKey: ['flipbook', 'editions'],
      queryFn: async () => (await flipbooks()).editions(),
    }),

    /** Files never change, so they are read once. */
    pages: (book: BookFile, part: number): LiveQuery<readonly FlipbookPage[]> => ({
      queryKey: ['flipbook', 'pages', book.hash, part],
      queryFn: async () => (await flipbooks()).pages(book, part),
      staleTime: Number.POSITIVE_INFINITY,
    }),

    everyPage: (book: BookFile): LiveQuery<readonly FlipbookPage[]> => ({
      queryKey: ['flipbook', 'every page', book.hash],
      queryFn: async () => (await flipbooks()).everyPage(book),
      staleTime: Number.POSITIVE_INFINITY,
    }),

    outlines: (book: BookFile): LiveQuery<FlipbookOutlines> => ({
      queryKey: ['flipbook', 'outlines', book.hash],
      queryFn: async () => (await flipbooks()).outlines(book),
      staleTime: Number.POSITIVE_INFINITY,
    }),

    sincePrint: (path: string): LiveQuery<SincePrint> => ({
      queryKey: ['flipbook', 'since print', path],
      queryFn: async () => (await flipbooks()).sincePrint(path),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  }
}
