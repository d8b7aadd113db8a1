import type { Member } from '../../domain/memberships/roster/member'
import { MemberRoster } from '../../domain/memberships/roster/member-roster'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { readingQuery } from './reading-query'

/** Members with their state today; for the office. */
export const memberQueries = (app: App) => ({
  all: (): LiveQuery<readonly Member[]> => readingQuery(['office', 'members'], async () => (await app.services()).get(MemberRoster).all()),
})
