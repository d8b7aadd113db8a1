import { type Edition, EditionService } from '../../domain/guide/edition-service'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

/** Every edition of the guide; empty for staff without access to the guide. */
export const editionsQuery = (app: App, isGuideStaff: boolean): LiveQuery<readonly Edition[]> => ({
  queryKey: ['office', 'editions', isGuideStaff],
  queryFn: async () => (isGuideStaff ? (await app.services()).get(EditionService).list() : []),
  staleTime: 0,
})
