import { ofOwnScope } from '../../audit/audit.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { allows } from '../../shared/records/policy'
import type { StoredBulkChange } from './bulk-changes.collection'

/**
 * Only the person who started a bulk change, and staff of its scope, may continue or undo it. Other callers could not change its records but
 * would use up its steps.
 */
export function requireOwnBulk({ actor }: HandlerContext, { id, scope, startedBy }: StoredBulkChange): void {
  if (actor?.claims.pid === startedBy || allows(ofOwnScope, actor, { fields: { scope } })) return
  throw new Refused('permission-denied', `the bulk change ${id} belongs to the scope ${scope}`)
}
