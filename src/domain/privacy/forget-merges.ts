import { snapshotPath } from '../merging/merge-snapshot'
import { merges } from '../merging/merges.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { Records } from '../shared/records/records'

/** Every merge that names one of these people. */
async function mergesOf(records: Records, personIds: readonly string[]) {
  const found = await Promise.all(
    personIds.flatMap(id => (['keptId', 'mergedId'] as const).map(side => records.find(merges, { where: [[side, '==', id]] }))),
  )
  return [...new Map(found.flat().map(merge => [merge.id, merge])).values()]
}

/** Deletes the snapshot files of the merges, which hold both records. Merges with a forgotten person cannot be undone. */
export async function forgetMerges(records: Records, { storage }: HandlerContext, personIds: readonly string[]): Promise<void> {
  for (const merge of await mergesOf(records, personIds)) {
    if (!merge.isKept) continue
    await storage.delete(snapshotPath(merge.id)).catch(unlessMissing)
    await records.commit(records.changing(merges, merge, { isKept: false, keptName: '', mergedName: '' }))
  }
}
