import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { editions } from '../../editions.collection'
import { snapshotHash, writeSnapshotFile } from '../../publishing/snapshot-paths'
import { heightsPath } from './height-grid'
import { saveHeights } from './save-heights.contract'

export const saveHeightsHandler = defineHandler(saveHeights, async ({ records, storage }, { editionId, heights }) => {
  const path = heights && heightsPath(await snapshotHash(heights))
  // The file first: an interruption leaves the routes as they were.
  if (heights && path) await writeSnapshotFile(storage, path, heights)
  await records.transact(async within => {
    const edition = await within.get(editions, editionId)
    if (!edition) throw new Refused('not-found', editionId)
    within.change(editions, edition, { heights: path })
  })
  return {}
})
