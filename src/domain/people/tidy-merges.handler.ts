import { isPortError } from '../../ports/errors'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { merges } from './merges'
import { tidyMerges } from './tidy-merges.function'

/** Merges in one run; the next hour takes the others. */
const most = 50

export const tidyMergesHandler = handle(tidyMerges, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const over = await records.find(merges, {
    where: [
      ['isKept', '==', true],
      ['undoUntil', '<', world.clock.now()],
    ],
    orderBy: [['undoUntil', 'asc']],
    limit: most,
  })
  for (const merge of over) {
    await world.storage.delete(merge.snapshotPath).catch((error: unknown) => {
      if (!isPortError(error, 'storage', 'object-not-found')) throw error
    })
    await records.commit(records.changing(merges, merge, { isKept: false, keptName: '', mergedName: '' }))
  }
  return { tidied: over.length }
})
