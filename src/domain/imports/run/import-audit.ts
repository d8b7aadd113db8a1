import { auditAction } from '../../audit/audit-action'
import type { HandlerContext } from '../../shared/functions/handler'
import type { RecordsWithin } from '../../shared/records/records'
import { type ImportScope, importBatches } from '../import-batches.collection'

/** The caller's person id. Staff always have one. */
export const callerId = ({ actor }: HandlerContext) => actor?.claims.pid ?? actor?.uid ?? 'system'

/** Records an action on a batch in the audit. */
export const noteImport = (
  within: RecordsWithin,
  context: HandlerContext,
  action: string,
  batch: { readonly id: string; readonly scope: ImportScope },
  after: Readonly<Record<string, unknown>>,
): void => auditAction(within, context, { scope: batch.scope, action, entity: importBatches.path, entityId: batch.id, after })
