import { defineHandler, recordAt } from '../../../shared/functions/handler'
import { editions } from '../../editions.collection'
import { snapshotHash, writeSnapshotFile } from '../../publishing/snapshot-paths'
import { heightsPath } from './height-grid'
import { saveHeights } from './save-heights.contract'

export const saveHeightsHandler = defineHandler(saveHeights, async ({ records, storage }, { editionId, heights }) => {
  const path = heights && heightsPath(await snapshotHash(heights))
  // The file first: an interruption leaves the routes as they were.
  if (heights && path) await writeSnapshotFile(storage, path, heights)
  await records.transact(async within => {
    const edition = await recordAt(within, editions, editionId)
    within.change(editions, edition, { heights: path })
  })
  return {}
})
