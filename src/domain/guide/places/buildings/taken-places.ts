import type { Records, RecordsWithin } from '../../../shared/records/records'
import { editions } from '../../editions.collection'
import { places } from '../../registering/places.collection'

/** Ids of the editions whose places count for a building's capacity. */
export const editionsWithPlaces = async (records: Records): Promise<readonly string[]> =>
  (await records.find(editions)).flatMap(({ id, status }) => (status === 'archived' ? [] : [id]))

/** The most places of a building that are confirmed or held in one of these editions. */
export async function placesTaken(within: RecordsWithin, editionIds: readonly string[], siteId: string): Promise<number> {
  const inEditions = await Promise.all(editionIds.map(edition => within.get(places, siteId, { edition })))
  return Math.max(0, ...inEditions.map(one => one?.takenBy.length ?? 0))
}

/** The same for every building, by its id. */
export async function allPlacesTaken(records: Records, editionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>()
  for (const edition of editionIds)
    for (const { id, takenBy } of await records.find(places, { params: { edition } })) taken.set(id, Math.max(taken.get(id) ?? 0, takenBy.length))
  return taken
}
