import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { mayChange, namedCollection } from '../record-handler-helpers'
import { hasTrash } from '../staff-editable-fields'
import { trashRecords } from './trash-records.contract'
import { eachRecord, hidingChange, trashedAt } from './trash-steps'

export const trashRecordsHandler = defineHandler(trashRecords, async (context, input) => {
  const of = namedCollection(input.collection, trashRecords)
  if (!hasTrash(of)) throw new Refused('permission-denied', `${of.path} has no trash`)
  const deletedAt = context.clock.now()
  return eachRecord(context, of, input, { action: 'record.trash', reason: input.reason }, record => {
    if (!record) return { refused: 'missing' }
    if (!mayChange(of, context.actor, record, { deletedAt })) return { refused: 'forbidden' }
    if (trashedAt(record)) return undefined
    const hidden = hidingChange(of, record)
    return hidden ? { change: { ...hidden, deletedAt } } : { refused: 'in-public' }
  })
})
