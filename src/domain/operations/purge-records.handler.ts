import { PortError } from '../../ports/errors'
import { handle } from '../shared/cloud-function'
import { hasTrash } from './office-writes'
import { purgeRecords } from './purge-records.function'
import { namedCollection } from './records-by-office'
import { eachRecord, trashedAt } from './trash-steps'

export const purgeRecordsHandler = handle(purgeRecords, async (world, input) => {
  const of = namedCollection(input.collection, purgeRecords)
  if (!hasTrash(of)) throw new PortError('functions', 'permission-denied', `${of.path} has no trash`)
  return eachRecord(world, of, input, { action: 'record.purge', reason: input.reason }, record => {
    // What is gone already is as it should be.
    if (!record) return undefined
    return trashedAt(record) ? { isDeleted: true } : { refused: 'not-in-trash' }
  })
})
