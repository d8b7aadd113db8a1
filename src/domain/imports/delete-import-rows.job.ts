import { defineJob } from '../shared/functions/job'
import { importBatches, importRows } from './import-batches.collection'
import { deleteWaiting } from './run/delete-planned-rows'

/** Rows in one commit. */
const rowsAtOnce = 400

/** Deletes the rows and files of imports that can no longer be undone: they contain personal data of everybody in the file. */
export const deleteImportRows = defineJob({
  name: 'deleteImportRows',
  every: 'hour',
  of: importBatches,
  limit: 10,
  due: ({ clock }) => ({
    where: [
      ['hasRows', '==', true],
      ['undoUntil', '<', clock.now()],
    ],
  }),
  async each(context, batch) {
    const { records } = context
    const params = { batch: batch.id }
    const rows = () => records.find(importRows, { params, limit: rowsAtOnce })
    for (let some = await rows(); some.length > 0; some = await rows())
      await records.commit(...some.map(({ id }) => records.deleting(importRows, id, params)))
    await deleteWaiting(context, batch)
    await records.commit(records.changing(importBatches, batch, { hasRows: false }))
  },
})
