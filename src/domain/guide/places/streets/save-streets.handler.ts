import { defineHandler, recordAt } from '../../../shared/functions/handler'
import { editions } from '../../editions.collection'
import { snapshotHash, writeSnapshotFile } from '../../publishing/snapshot-paths'
import { saveStreets } from './save-streets.contract'
import { streetPoints, streetsPath } from './street-map'

export const saveStreetsHandler = defineHandler(saveStreets, async ({ records, storage }, { editionId, streets }) => {
  const path = streets && streetsPath(await snapshotHash(streets))
  // The file first: an interruption leaves the map as it was.
  if (streets && path) await writeSnapshotFile(storage, path, streets)
  await records.transact(async within => {
    const edition = await recordAt(within, editions, editionId)
    within.change(editions, edition, { streets: path })
  })
  return { points: streets ? streetPoints(streets) : 0 }
})
