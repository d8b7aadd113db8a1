import * as v from 'valibot'
import { sites } from '../../../guide/listings.collection'
import { editionsWithPlaces, placesTaken } from '../../../guide/places/buildings/taken-places'
import { people } from '../../../people/people.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { StoredOf } from '../../../shared/records/collection'
import { recordId } from '../../../shared/records/document-id'
import type { RecordsWithin } from '../../../shared/records/records'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { defineImport, type RowOutcome, type Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { checkPlannedChange } from '../../run/check-planned-change'
import { buildingWords } from './building-row'
import { buildingKeeps, hostsFollow, hostsFollowBack, undoBuildings } from './building-undo'
import { buildingsImport } from './buildings-import'
import { existingBuildings } from './existing-buildings'
import { buildingContent, buildingFields, type ImportedBuilding, importedBuildingFields, importedBuildingId } from './imported-building'
import { planBuildings } from './plan-buildings'

type Building = StoredOf<typeof sites>
type CreatedRow = { readonly hash: string; readonly data: ImportedBuilding }

const buildingRefusals = {
  'building-missing': 'the building was deleted',
  'host-missing': 'the host is not in the list of people any more',
  'capacity-taken': 'more places are confirmed or held by now',
} as const

/** The editions in which places are counted, which a transaction cannot look up. */
const openEditions = ({ systemRecords }: HandlerContext) => editionsWithPlaces(systemRecords)

/** Writes rows of buildings. Of the rows of one call, at most one may change a building. */
async function writeBuildings(
  within: RecordsWithin,
  { edition, before: open }: Writing<readonly string[]>,
  rows: readonly RowToWrite<ImportedBuilding>[],
): Promise<RowOutcome[]> {
  if (!edition) throw new RuleBroken('edition-missing', {})
  const ids = rows.map(row => (row.action === 'create' ? importedBuildingId(row.hash) : (row.recordId ?? '-')))
  const found = await Promise.all(ids.map(id => within.get(sites, id)))
  const taken = await Promise.all(ids.map(id => placesTaken(within, open, id)))
  const hosts = await Promise.all(rows.map(async row => within.get(people, hostOf(row) ?? '-')))
  const touched = new Set<string>()
  return rows.map((row, at): RowOutcome => {
    const id = ids[at]!
    if (touched.has(id)) return { hash: row.hash, refusal: 'changed-since' }
    if (hostOf(row) !== undefined && hosts[at]?.status !== 'active') return { hash: row.hash, refusal: 'host-missing' }
    const outcome = row.action === 'create' ? create(within, row, { id, city: edition.city }, found[at]) : update(within, row, found[at], taken[at]!)
    if (outcome.written) touched.add(id)
    return outcome
  })
}

/** Whom the row makes the host, if it is the id of a person. */
function hostOf({ data, changes = [] }: RowToWrite): string | undefined {
  const host = changes.find(({ field }) => field === 'hostId')?.after ?? (data as Partial<ImportedBuilding> | undefined)?.hostId
  return v.is(recordId, host) ? host : undefined
}

interface NewBuilding {
  readonly id: string
  readonly city: string
}

function create(within: RecordsWithin, { hash, data }: CreatedRow, { id, city }: NewBuilding, existing: Building | undefined): RowOutcome {
  if (existing) return { hash, refusal: 'changed-since' }
  within.create(sites, id, { ...data, city })
  return { hash, written: { record: `${sites.path}/${id}`, action: 'create', content: buildingContent(data) } }
}

function update(within: RecordsWithin, row: RowToWrite, building: Building | undefined, taken: number): RowOutcome {
  const { hash } = row
  if (!building || building.deletedAt) return { hash, refusal: 'building-missing' }
  const was = buildingFields(building)
  const change = checkPlannedChange(importedBuildingFields, was, row)
  if (typeof change === 'string') return { hash, refusal: change }
  const { capacity } = change as Partial<ImportedBuilding>
  if (capacity !== undefined && capacity < taken) return { hash, refusal: 'capacity-taken' }
  within.change(sites, building, change)
  const before = Object.fromEntries(Object.entries(was).filter(([name]) => name in change))
  return { hash, written: { record: `${sites.path}/${building.id}`, action: 'update', before, after: { ...change } } }
}

/** Each row reads its building’s places in every open edition. */
const rowsAtOnce = 20

export const buildingsImportHandler = defineImport({
  kind: buildingsImport,
  creates: importedBuildingFields,
  fields: importedBuildingFields,
  words: buildingWords,
  refusals: buildingRefusals,
  keeps: buildingKeeps,
  rowsAtOnce,
  undoneAtOnce: rowsAtOnce,
  existing: existingBuildings,
  plan: planBuildings,
  before: openEditions,
  write: writeBuildings,
  after: hostsFollow,
  undo: undoBuildings,
  afterUndo: hostsFollowBack,
})
