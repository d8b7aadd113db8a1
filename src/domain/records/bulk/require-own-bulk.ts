import { ofOwnScope } from '../../audit/audit'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { Refused } from '../../shared/functions/refused'
import { allows } from '../../shared/records/policy'
import type { StoredBulkChange } from './bulk-changes'

/**
 * A change of many is gone on with, and taken back, by who began it and by the staff of its scope. Anybody else would leave every record as it
 * is, and use up what the others need to do it.
 */
export function requireOwnBulk({ actor }: HandlerContext, { id, scope, startedBy }: StoredBulkChange): void {
  if (actor?.claims.pid === startedBy || allows(ofOwnScope, actor, { fields: { scope } })) return
  throw new Refused('permission-denied', `the bulk change ${id} belongs to the scope ${scope}`)
}
