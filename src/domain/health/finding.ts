import type { HandlerStorage } from '../shared/functions/handler-context'
import type { Records } from '../shared/records/records'
import type { SiteRoutes } from '../shared/site-routes'

/** What is wrong, as far as it decides where it is put right. */
export type FindingKind =
  | 'unpinned'
  | 'missingAlt'
  | 'deadPageLink'
  | 'deadArticleLink'
  | 'deadNavLink'
  | 'deadResourceLink'
  | 'orphanFile'
  | 'lostFile'
  | 'withoutEmail'
  | 'sharedNumber'
  | 'strangeAccount'
  | 'roleOfNobody'

/** Something wrong in the data. */
export interface Finding {
  /** `listings/abc`, or the path of a file. */
  readonly record: string
  readonly note: string
  readonly kind: FindingKind
}

/** What a check may look at; it passes no policy, and changes nothing. */
export interface HealthCheckContext {
  readonly records: Records
  readonly storage: Pick<HandlerStorage, 'list'>
  readonly routes: SiteRoutes
}

/** Finds everything of one kind that is wrong. */
export type Check = (world: HealthCheckContext) => Promise<readonly Finding[]>
