import type { Records } from '../shared/records/records'
import { people } from './people.collection'

/** Records that were merged into the person's, also indirectly: they are about the same person. */
export async function mergedInto(records: Records, personId: string): Promise<readonly string[]> {
  const known = new Set([personId])
  for (const id of known) for (const merged of await records.find(people, { where: [['mergedInto', '==', id]] })) known.add(merged.id)
  known.delete(personId)
  return [...known]
}
