import { auditAction } from '../audit/audit-action'
import type { HandlerContext } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'

/** Writes an audit entry about an account, in the transaction of the change. `after` must not identify a person. */
export function auditAccountAction(within: RecordsWithin, context: HandlerContext, action: string, entityId: string, after?: object): void {
  auditAction(within, context, { scope: 'people', action, entity: 'people', entityId, ...(after && { after }) })
}
