import type { HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import type { DataOf } from '../shared/records/collection'
import type { Scope } from '../shared/records/policy'
import type { RecordsWithin } from '../shared/records/records'
import { audit } from './audit.collection'
import { changeAuthor } from './audit-entry'

/** An action that record changes alone do not show. `before` and `after` must not identify a person. */
export interface AuditedAction {
  readonly scope: Scope
  /** Noun and verb: `import.start`. */
  readonly action: string
  readonly entity: string
  readonly entityId?: string
  readonly before?: object
  readonly after?: object
  readonly reason?: string
}

/** The audit entry of an action by this caller. */
export function auditActionEntry({ actor }: Pick<HandlerContext, 'actor'>, { before, after, ...notified }: AuditedAction): DataOf<typeof audit> {
  return { ...notified, ...(before && { before: omitUndefined(before) }), ...(after && { after: omitUndefined(after) }), ...changeAuthor(actor) }
}

/** Audits an action in its own transaction. The records that it changes have entries of their own. */
export function auditAction(within: RecordsWithin, context: HandlerContext, note: AuditedAction): void {
  within.create(audit, context.ids.next(), auditActionEntry(context, note))
}
