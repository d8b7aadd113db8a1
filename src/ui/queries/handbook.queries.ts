import type { HandbookArticle } from '../../domain/content/handbook'
import { HandbookDesk, type StaffMember } from '../../domain/content/handbook-desk'
import type { Checklist } from '../../domain/operations/checklists'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

export type { Checklist, HandbookArticle, StaffMember }

/** The staff's handbook and the checklists of the season. */
export const handbookQueries = (app: App) => {
  const desk = async () => (await app.services()).get(HandbookDesk)
  return {
    articles: (): LiveQuery<readonly HandbookArticle[]> => followed(['office', 'handbook'], async () => (await desk()).articles()),

    checklists: (): LiveQuery<readonly Checklist[]> => followed(['office', 'checklists'], async () => (await desk()).checklists()),

    staff: (): LiveQuery<readonly StaffMember[]> => ({ queryKey: ['office', 'staff'], queryFn: async () => (await desk()).staff() }),
  }
}
