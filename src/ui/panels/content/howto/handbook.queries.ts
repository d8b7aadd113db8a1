import type { Checklist } from '../../../../domain/handbook/checklists.collection'
import type { HandbookArticle } from '../../../../domain/handbook/handbook.collection'
import { HandbookService } from '../../../../domain/handbook/handbook-service'
import type { App, LiveQuery } from '../../../app-services/app-context'
import { readingQuery } from '../../../queries/query-of-reading'

export type { Checklist, HandbookArticle }

/** The staff's handbook and checklists. */
export const handbookQueries = (app: App) => {
  const service = async () => (await app.services()).get(HandbookService)
  return {
    articles: (): LiveQuery<readonly HandbookArticle[]> => readingQuery(['office', 'handbook'], async () => (await service()).articles()),

    checklists: (): LiveQuery<readonly Checklist[]> => readingQuery(['office', 'checklists'], async () => (await service()).checklists()),
  }
}
