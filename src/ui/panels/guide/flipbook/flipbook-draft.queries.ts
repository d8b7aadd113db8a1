import type { FlipbookContent } from '../../../../domain/flipbook/flipbook-book'
import { FlipbookDrafts } from '../../../../domain/flipbook/flipbook-drafts'
import type { App, LiveQuery } from '../../../app-services/app-context'
import type { BookQueries, OpenedFlipbook } from '../../../flipbook/flipbook.queries'

interface OpenedDraft extends OpenedFlipbook {
  readonly content: FlipbookContent
}

/** What staff read of a version before visitors do. */
export const flipbookDraftQueries = (app: App, edition: string, id: string) => {
  const drafts = async () => (await app.services()).get(FlipbookDrafts)
  const key = ['flipbook-draft', edition, id] as const
  return {
    /** `null` where its files are missing. */
    opened: (): LiveQuery<OpenedDraft | null> => ({
      queryKey: [...key, 'opened'],
      queryFn: async () => {
        const service = await drafts()
        const content = await service.content(edition, id)
        return content ? { content, book: { ...content.book, hash: id }, first: await service.pages(edition, id, content, 0) } : null
      },
    }),

    pagesOf: (content: FlipbookContent): BookQueries => ({
      pages: (_, part) => ({ queryKey: [...key, 'pages', part], queryFn: async () => (await drafts()).pages(edition, id, content, part) }),
      everyPage: () => ({ queryKey: [...key, 'every page'], queryFn: () => Promise.resolve(content.pages) }),
      outlines: () => ({ queryKey: [...key, 'outlines'], queryFn: () => Promise.resolve(content.outlines) }),
    }),
  }
}
