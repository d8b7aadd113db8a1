import { audit } from '../operations/audit'
import type { FunctionWorld } from '../shared/cloud-function'
import type { RecordsWithin } from '../shared/records'

/** Notes what somebody did with an account, in the transaction that does it. `after` holds nothing that names a person. */
export function noteAccount(within: RecordsWithin, { actor, ids }: FunctionWorld, action: string, entityId: string, after?: object): void {
  const by = actor?.claims.pid ?? actor?.uid ?? 'system'
  within.create(audit, ids.next(), { scope: 'people', actor: by, action, entity: 'people', entityId, ...(after && { after }) })
}
