import type { Clock } from '../../ports/clock'
import type { HandlerStorage } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import type { ReservedPaths } from '../shared/reserved-paths'

/** The kind of problem; determines where staff correct it. */
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
  | 'danglingReference'
  | 'mailWaits'
  | 'mailFailed'
  | 'rehearsalDue'

/** A problem in the data. */
export interface Finding {
  /** `listings/abc`, or the path of a file. */
  readonly record: string
  readonly note: string
  readonly kind: FindingKind
}

/** What a check may read. No access rules apply, and checks change nothing. */
export interface HealthCheckContext {
  readonly records: Records
  readonly storage: Pick<HandlerStorage, 'list'>
  readonly routes: ReservedPaths
  readonly clock: Clock
}

/** Finds all problems of one kind. */
export type Check = (context: HealthCheckContext) => Promise<readonly Finding[]>
