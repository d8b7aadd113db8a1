import type { StoredOf } from '../shared/records/collection'
import type { Records, RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { editions } from './editions.collection'

/** The edition with this id; throws `edition-missing` if there is none. */
export async function editionAt(records: Pick<Records, 'get'> | Pick<RecordsWithin, 'get'>, editionId: string): Promise<StoredOf<typeof editions>> {
  const edition = await records.get(editions, editionId)
  if (!edition) throw new RuleBroken('edition-missing', { editionId })
  return edition
}
