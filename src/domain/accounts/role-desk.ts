import { Functions } from '../../ports/functions'
import { calls } from '../jury/calls'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { approveRole } from './approve-role.function'
import { Proof } from './proof'
import { revokeRole } from './revoke-role.function'
import { type RoleGrant, roleGrants } from './role-grants'
import { type RoleInput, setRole } from './set-role.function'

/** A role that nobody has signed in with for this long, in milliseconds, may be one too many (product §C5). */
export const staleAfter = 90 * 86_400_000

/** Whether a staff role lies unused: its holder has not signed in for ninety days, though she has had it as long. */
export const isStale = (grant: Pick<RoleGrant, 'role' | 'status' | 'createdAt'>, lastSignIn: Date | undefined, now: Date): boolean =>
  grant.status === 'active' &&
  (grant.role === 'admin' || grant.role === 'superadmin') &&
  now.getTime() - Math.max(lastSignIn?.getTime() ?? 0, grant.createdAt.getTime()) > staleAfter

/** Who holds which role, and giving and taking them. All that changes a role takes a proof of who is there. */
export class RoleDesk {
  static readonly inject = [Records, Functions, Proof] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly proof: Proof,
  ) {}

  /** All there ever were, the newest first. */
  grants(): Reading<readonly RoleGrant[]> {
    return new RecordSets(this.records, [recordSet(roleGrants, { orderBy: [['createdAt', 'desc']] })], async ([found]) => found)
  }

  /** Calls that a jury may be for. */
  calls(): Promise<readonly StoredOf<typeof calls>[]> {
    return this.records.find(calls)
  }

  async give(input: RoleInput): Promise<'requested' | 'active'> {
    this.proof.require()
    return (await call(this.functions, setRole, input)).status
  }

  async approve(grantId: string): Promise<void> {
    this.proof.require()
    await call(this.functions, approveRole, { decision: 'approve', grantId })
  }

  async reject(grantId: string, reason: string): Promise<void> {
    this.proof.require()
    await call(this.functions, approveRole, { decision: 'reject', grantId, reason })
  }

  async revoke(grantId: string, reason: string): Promise<void> {
    this.proof.require()
    await call(this.functions, revokeRole, { grantId, reason })
  }
}
