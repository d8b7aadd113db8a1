import { PortError } from '../../ports/errors'
import type { FunctionWorld } from '../shared/cloud-function'
import { allows } from '../shared/policy'
import { ofOwnScope } from './audit'
import type { StoredBulkChange } from './bulk-changes'

/**
 * A change of many is gone on with, and taken back, by who began it and by the staff of its scope. Anybody else would leave every record as it
 * is, and use up what the others need to do it.
 */
export function requireOwnBulk({ actor }: FunctionWorld, { id, scope, startedBy }: StoredBulkChange): void {
  if (actor?.claims.pid === startedBy || allows(ofOwnScope, actor, { fields: { scope } })) return
  throw new PortError('functions', 'permission-denied', `the bulk change ${id} belongs to the scope ${scope}`)
}
