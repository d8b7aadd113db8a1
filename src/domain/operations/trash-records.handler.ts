import { PortError } from '../../ports/errors'
import { handle } from '../shared/cloud-function'
import { hasTrash } from './office-writes'
import { mayChange, namedCollection } from './records-by-office'
import { trashRecords } from './trash-records.function'
import { eachRecord, outOfSight, trashedAt } from './trash-steps'

export const trashRecordsHandler = handle(trashRecords, async (world, input) => {
  const of = namedCollection(input.collection, trashRecords)
  if (!hasTrash(of)) throw new PortError('functions', 'permission-denied', `${of.path} has no trash`)
  const deletedAt = world.clock.now()
  return eachRecord(world, of, input, { action: 'record.trash', reason: input.reason }, record => {
    if (!record) return { refused: 'missing' }
    if (trashedAt(record)) return undefined
    if (!mayChange(of, world.actor, record, { deletedAt })) return { refused: 'forbidden' }
    const hidden = outOfSight(of, record)
    return hidden ? { change: { ...hidden, deletedAt } } : { refused: 'in-public' }
  })
})
