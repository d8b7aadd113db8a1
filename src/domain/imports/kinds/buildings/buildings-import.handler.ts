import * as v from 'valibot'
import { sites } from '../../../guide/listings.collection'
import { editionsWithPlaces, placesTaken } from '../../../guide/places/buildings/taken-places'
import { people } from '../../../people/people.collection'
import { recordId } from '../../../shared/records/document-id'
import { defineImport } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { changedRow, checkPlannedChange, createdRow } from '../../run/row-records'
import { buildingWords } from './building-row'
import { buildingKeeps, hostsFollow, hostsFollowBack, undoBuildings } from './building-undo'
import { buildingsImport } from './buildings-import'
import { existingBuildings } from './existing-buildings'
import { buildingContent, buildingFields, type ImportedBuilding, importedBuildingFields, importedBuildingId } from './imported-building'
import { planBuildings } from './plan-buildings'

/** Whom the row makes the host, if it is the id of a person. */
function hostOf({ data, changes = [] }: RowToWrite): string | undefined {
  const host = changes.find(({ field }) => field === 'hostId')?.after ?? (data as Partial<ImportedBuilding> | undefined)?.hostId
  return v.is(recordId, host) ? host : undefined
}

/** Each row reads its building’s places in every open edition. */
const rowsAtOnce = 20

export const buildingsImportHandler = defineImport({
  kind: buildingsImport,
  creates: importedBuildingFields,
  fields: importedBuildingFields,
  words: buildingWords,
  refusals: {
    'building-missing': 'the building was deleted',
    'host-missing': 'the host is not in the list of people any more',
    'capacity-taken': 'more places are confirmed or held by now',
  },
  keeps: buildingKeeps,
  rowsAtOnce,
  undoneAtOnce: rowsAtOnce,
  existing: existingBuildings,
  plan: planBuildings,

  /** The editions in which places are counted, which a transaction cannot look up. */
  before: ({ systemRecords }) => editionsWithPlaces(systemRecords),
  async write(within, { edition, before: open }, { created, updated }) {
    const changed = updated.map(({ recordId: id }) => id)
    const found = await within.getAll(sites, [...created.map(({ hash }) => importedBuildingId(hash)), ...changed])
    const taken = new Map(await Promise.all(changed.map(async (id = '-') => [id, await placesTaken(within, open, id)] as const)))
    const hosts = await within.getAll(people, [...created, ...updated].map(hostOf))
    const isHostMissing = (row: RowToWrite) => {
      const host = hostOf(row)
      return host !== undefined && hosts.get(host)?.status !== 'active'
    }
    return {
      create(row) {
        const id = importedBuildingId(row.hash)
        if (isHostMissing(row)) return 'host-missing'
        if (found.has(id)) return 'changed-since'
        within.create(sites, id, { ...row.data, city: edition().city })
        return createdRow(sites, id, buildingContent(row.data))
      },
      update(row) {
        const building = found.get(row.recordId ?? '')
        if (isHostMissing(row)) return 'host-missing'
        if (!building || building.deletedAt) return 'building-missing'
        const was = buildingFields(building)
        const change = checkPlannedChange(importedBuildingFields, { ...was }, row)
        if (typeof change === 'string') return change
        const { capacity } = change as Partial<ImportedBuilding>
        if (capacity !== undefined && capacity < taken.get(building.id)!) return 'capacity-taken'
        within.change(sites, building, change)
        return changedRow(sites, building.id, was, change)
      },
    }
  },
  after: hostsFollow,
  undo: undoBuildings,
  afterUndo: hostsFollowBack,
})
