import { countSaves } from '../../domain/artists/count-saves.contract'
import type { Member } from '../../domain/memberships/roster/member'
import { MemberRoster } from '../../domain/memberships/roster/member-roster'
import { Callables } from '../../domain/shared/functions/callables'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { readingQuery } from './reading-query'

/** Members with their state today; for the office. */
export const memberQueries = (app: App) => ({
  all: (): LiveQuery<readonly Member[]> => readingQuery(['office', 'members'], async () => (await app.services()).get(MemberRoster).all()),

  /** How much of each kind somebody has saved. */
  saved: (personId: string) => ({
    queryKey: ['office', 'saved', personId],
    queryFn: async () => (await (await app.services()).get(Callables).call(countSaves, { personId })).counts,
    staleTime: 0,
  }),
})
