import { editions, neighbourhoods } from '../../../guide/editions.collection'
import { sites } from '../../../guide/listings.collection'
import { allPlacesTaken, editionsWithPlaces } from '../../../guide/places/buildings/taken-places'
import { CityOutlines } from '../../../guide/places/outlines/city-outlines'
import type { HandlerContext } from '../../../shared/functions/handler'
import { isScoped } from '../../../shared/records/policy'
import { knownByWord } from '../../cells/read-cell'
import type { PlanInput } from '../../plan/planned-row'
import { activePeople } from '../people/known-people'
import { type ExistingBuilding, existingBuilding } from './imported-building'

export interface ExistingBuildings {
  /** Those of the edition's city, also in the trash. */
  readonly buildings: readonly ExistingBuilding[]
  readonly neighbourhoods: ReadonlyMap<string, { readonly id: string }>
  readonly outlines: Pick<CityOutlines, 'at'>
  /** People's ids by address; absent for staff who may not look people up. */
  readonly hosts?: ReadonlyMap<string, string>
  /** Places that are confirmed or held, by building. */
  readonly taken: ReadonlyMap<string, number>
}

export async function existingBuildings(context: HandlerContext, { editionId = '', mapping }: PlanInput): Promise<ExistingBuildings> {
  const { records, systemRecords, actor } = context
  const edition = await records.get(editions, editionId)
  const [found, active, taken] = await Promise.all([
    records.find(sites, { where: [['city', '==', edition?.city ?? '']] }),
    records.find(neighbourhoods, { where: [['status', '==', 'active']] }),
    editionsWithPlaces(systemRecords).then(open => allPlacesTaken(systemRecords, open)),
  ])
  const areas = active.filter(({ city }) => city === edition?.city)
  const mayFindPeople = actor !== undefined && isScoped(actor.claims, 'people')
  const people = mayFindPeople && Object.values(mapping).includes('host') ? await activePeople(context) : []
  return {
    buildings: found.map(existingBuilding),
    neighbourhoods: knownByWord(areas, ({ id, name }) => [id, name]),
    outlines: new CityOutlines(areas),
    taken,
    ...(mayFindPeople && { hosts: new Map(people.flatMap(({ id, foundBy }) => foundBy.map(address => [address, id] as const))) }),
  }
}
