import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { mayChange, namedCollection } from '../record-handler-helpers'
import { hasTrash } from '../staff-editable-fields'
import { restoreRecords } from './restore-records.contract'
import { eachRecord, trashedAt } from './trash-steps'

export const restoreRecordsHandler = defineHandler(restoreRecords, async (context, input) => {
  const of = namedCollection(input.collection, restoreRecords)
  if (!hasTrash(of)) throw new Refused('permission-denied', `${of.path} has no trash`)
  return eachRecord(context, of, input, { action: 'record.restore' }, record => {
    if (!record) return { refused: 'missing' }
    if (!mayChange(of, context.actor, record, { deletedAt: undefined })) return { refused: 'forbidden' }
    return trashedAt(record) ? { change: { deletedAt: undefined } } : undefined
  })
})
