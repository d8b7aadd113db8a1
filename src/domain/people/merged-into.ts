import type { Records } from '../shared/records/records'
import { people } from './people.collection'

/** Ids of the records that were merged into this person, directly or indirectly. */
export async function mergedInto(records: Records, personId: string): Promise<readonly string[]> {
  const known = new Set([personId])
  for (const id of known) for (const merged of await records.find(people, { where: [['mergedInto', '==', id]] })) known.add(merged.id)
  known.delete(personId)
  return [...known]
}
