import { leastReason } from '../accounts/reason'
import { handle } from '../shared/cloud-function'
import { pathOf } from '../shared/collection'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { isPersonal } from './field-classes'
import { noteAct } from './note-act'
import { noteExport } from './note-export.function'
import { scopeOf } from './record-scope'
import { namedCollection } from './records-by-office'

export const noteExportHandler = handle(noteExport, async (world, { collection, params, rows, columns, reason }) => {
  const of = namedCollection(collection, noteExport)
  if (rows > 0 && isPersonal(of, columns) && (reason ?? '').length < leastReason) throw new RuleBroken('reason-missing', { characters: leastReason })
  const note = { scope: scopeOf(of), action: 'table.export', entity: pathOf(of, params), reason, after: { rows, columns } }
  await new Records(world.documents, { current: world.actor }).transact(async within => noteAct(within, world, present(note)))
  return null
})
