import { deletions } from '../people/deletions.collection'
import { mergedInto } from '../people/merged-into'
import type { Records } from '../shared/records/records'

/** The people who were forgotten since the backup was made, and those merged into them: a restore must not bring them back. */
export async function forgottenSince(records: Records, madeAt: Date): Promise<ReadonlySet<string>> {
  const since = await records.find(deletions, { where: [['updatedAt', '>', madeAt]] })
  const forgotten = since.filter(({ status }) => status === 'done').map(({ id }) => id)
  const merged = await Promise.all(forgotten.map(id => mergedInto(records, id)))
  return new Set([...forgotten, ...merged.flat()])
}
