import type { CheckedContent, PageFinding } from '../../domain/content/page-findings'
import { PictureService, type Pictures } from '../../domain/pictures/picture-service'
import { PageChecks } from '../../domain/publishing/pages/page-checks'
import type { App } from '../app-services/app-context'
import type { LiveQuery } from '../app-services/live-query'

/** What staff see of a page that is not published yet. */
export const pageDraftQueries = (app: App) => ({
  /** Pictures of the library, public or not. */
  pictures: (ids: readonly string[]): LiveQuery<Pictures> => ({
    queryKey: ['page-draft', 'pictures', ...ids],
    queryFn: async () => (await app.services()).get(PictureService).lately(ids),
  }),

  /** What should be mended before it is published, as stored at this revision. */
  findings: (id: string, rev: number, page: CheckedContent): LiveQuery<readonly PageFinding[]> => ({
    queryKey: ['page-draft', 'findings', id, rev],
    queryFn: async () => (await app.services()).get(PageChecks).of(page),
  }),
})
