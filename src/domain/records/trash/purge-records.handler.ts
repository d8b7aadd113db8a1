import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { namedCollection } from '../record-handler-helpers'
import { hasTrash } from '../staff-editable-fields'
import { purgeRecords } from './purge-records.contract'
import { eachRecord, trashedAt } from './trash-steps'

export const purgeRecordsHandler = defineHandler(purgeRecords, async (context, input) => {
  const of = namedCollection(input.collection, purgeRecords)
  if (!hasTrash(of)) throw new Refused('permission-denied', `${of.path} has no trash`)
  return eachRecord(context, of, input, { action: 'record.purge', reason: input.reason }, record => {
    // Already deleted.
    if (!record) return undefined
    return trashedAt(record) ? { isDeleted: true } : { refused: 'not-in-trash' }
  })
})
