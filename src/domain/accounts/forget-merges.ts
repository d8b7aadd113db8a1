import { isPortError } from '../../ports/errors'
import { merges } from '../people/merges'
import type { FunctionWorld } from '../shared/cloud-function'
import type { Records } from '../shared/records'
import { people } from './people'

/** Records that were made one with somebody's, also by way of others. They are kept as a file, and name whom they were of. */
export async function mergedInto(records: Records, personId: string): Promise<readonly string[]> {
  const known = new Set([personId])
  for (const id of known) for (const merged of await records.find(people, { where: [['mergedInto', '==', id]] })) known.add(merged.id)
  known.delete(personId)
  return [...known]
}

/** Every merge that names one of these people. */
export async function mergesOf(records: Records, personIds: readonly string[]) {
  const found = await Promise.all(
    personIds.flatMap(id => (['keptId', 'mergedId'] as const).map(side => records.find(merges, { where: [[side, '==', id]] }))),
  )
  return [...new Map(found.flat().map(merge => [merge.id, merge])).values()]
}

/** What was kept of both records, so that a merge could be taken back, goes: with somebody who is forgotten there is nothing to take back. */
export async function forgetMerges(records: Records, { storage }: FunctionWorld, personIds: readonly string[]): Promise<void> {
  for (const merge of await mergesOf(records, personIds)) {
    if (!merge.isKept) continue
    await storage.delete(merge.snapshotPath).catch((error: unknown) => {
      if (!isPortError(error, 'storage', 'object-not-found')) throw error
    })
    await records.commit(records.changing(merges, merge, { isKept: false, keptName: '', mergedName: '' }))
  }
}
