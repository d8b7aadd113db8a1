import { calls } from '../../jury/calls.collection'
import type { StoredOf } from '../../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { type RoleGrant, roleGrants } from './role-grants.collection'

/** Milliseconds without a sign-in after which a role may be unnecessary (product.md C5). */
export const staleAfter = 90 * 86_400_000

/** Whether a staff role is unused: its holder has had it for at least ninety days and has not signed in for as long. */
export const isStale = (grant: Pick<RoleGrant, 'role' | 'status' | 'createdAt'>, lastSignIn: Date | undefined, now: Date): boolean =>
  grant.status === 'active' &&
  (grant.role === 'admin' || grant.role === 'superadmin') &&
  now.getTime() - Math.max(lastSignIn?.getTime() ?? 0, grant.createdAt.getTime()) > staleAfter

/** The role grants; granting and revoking roles. Every change needs reauthentication. */
export class RoleService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** All grants, newest first. */
  grants(): Reading<readonly RoleGrant[]> {
    return new RecordSets(this.records, [recordSet(roleGrants, { orderBy: [['createdAt', 'desc']] })], async ([found]) => found)
  }

  /** The calls for art to which a juror can be assigned. */
  calls(): Promise<readonly StoredOf<typeof calls>[]> {
    return this.records.find(calls)
  }
}
