import { PortError } from '../../ports/errors'
import { handle } from '../shared/cloud-function'
import { hasTrash } from './office-writes'
import { mayChange, namedCollection } from './records-by-office'
import { restoreRecords } from './restore-records.function'
import { eachRecord, trashedAt } from './trash-steps'

export const restoreRecordsHandler = handle(restoreRecords, async (world, input) => {
  const of = namedCollection(input.collection, restoreRecords)
  if (!hasTrash(of)) throw new PortError('functions', 'permission-denied', `${of.path} has no trash`)
  return eachRecord(world, of, input, { action: 'record.restore' }, record => {
    if (!record) return { refused: 'missing' }
    if (!trashedAt(record)) return undefined
    return mayChange(of, world.actor, record, { deletedAt: undefined }) ? { change: { deletedAt: undefined } } : { refused: 'forbidden' }
  })
})
