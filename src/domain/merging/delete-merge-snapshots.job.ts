import { defineJob } from '../shared/functions/job'
import { unlessMissing } from '../shared/functions/unless-missing'
import { snapshotPath } from './merge-snapshot'
import { merges } from './merges.collection'

/** Deletes the snapshot files of merges that can no longer be undone, and removes the names from the list of merges. */
export const deleteMergeSnapshots = defineJob({
  name: 'deleteMergeSnapshots',
  every: 'hour',
  of: merges,
  limit: 50,
  due: ({ clock }) => ({
    where: [
      ['isKept', '==', true],
      ['undoUntil', '<', clock.now()],
    ],
  }),
  async each({ records, storage }, merge) {
    await storage.delete(snapshotPath(merge.id)).catch(unlessMissing)
    await records.commit(records.changing(merges, merge, { isKept: false, keptName: '', mergedName: '' }))
  },
})
