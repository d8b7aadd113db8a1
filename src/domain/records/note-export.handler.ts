import { auditAction } from '../audit/audit-action'
import { scopeOf } from '../audit/audit-scope'
import { defineHandler } from '../shared/functions/handler'
import { minReason } from '../shared/functions/reason'
import { Refused } from '../shared/functions/refused'
import { omitUndefined } from '../shared/omit-undefined'
import { pathOf } from '../shared/records/collection'
import { allows } from '../shared/records/policy'
import { isPersonal } from '../shared/records/privacy-of-field'
import { RuleBroken } from '../shared/records/rule-broken'
import { noteExport } from './note-export.contract'
import { namedCollection } from './record-handler-helpers'

export const noteExportHandler = defineHandler(noteExport, async (context, { collection, params, rows, columns, reason }) => {
  const of = namedCollection(collection, noteExport)
  // A table may contain everything in a collection, so the caller must be allowed to query it without conditions.
  if (!allows(of.access.list, context.actor, { fields: {} })) throw new Refused('permission-denied', `${noteExport.name}: ${collection}`)
  if (rows > 0 && isPersonal(of, columns) && (reason ?? '').length < minReason) throw new RuleBroken('reason-missing', { characters: minReason })
  const note = { scope: scopeOf(of), action: 'table.export', entity: pathOf(of, params), reason, after: { rows, columns } }
  await context.once(async within => auditAction(within, context, omitUndefined(note)))
  return null
})
