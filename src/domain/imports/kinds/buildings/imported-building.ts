import { sites } from '../../../guide/listings.collection'
import type { RecordOf } from '../../../shared/records/fields'
import { contentHash } from '../../cells/content-hash'
import { fieldsOf, filledFields } from '../../columns/import-field'
import { accessColumns, buildingColumns } from './buildings-import'

const inAccess = new Set(Object.keys(accessColumns))
type OwnColumns = Omit<typeof buildingColumns, keyof typeof accessColumns>

/** The columns that fill a field of the building itself. */
export const ownColumns = Object.fromEntries(Object.entries(buildingColumns).filter(([name]) => !inAccess.has(name))) as OwnColumns

/** The fields of a building that a file may set. Its city is the edition's. */
export const importedBuildingFields = {
  ...filledFields(ownColumns),
  ...fieldsOf(sites, 'pin', 'neighbourhoodId', 'hostId', 'access'),
} as const
export type ImportedBuilding = RecordOf<typeof importedBuildingFields>

/** A building in the form in which imports compare it: plain JSON. */
export interface ExistingBuilding {
  readonly id: string
  readonly fields: ImportedBuilding
  readonly isInTrash: boolean
}

type Stored = ImportedBuilding & { readonly id: string; readonly deletedAt?: Date | undefined }

/** The fields that a file may set, of a building with more. */
export const buildingFields = (building: ImportedBuilding): ImportedBuilding =>
  Object.fromEntries(
    Object.entries(building).filter(([name, value]) => name in importedBuildingFields && value !== undefined),
  ) as unknown as ImportedBuilding

export const existingBuilding = (building: Stored): ExistingBuilding => ({
  id: building.id,
  fields: buildingFields(building),
  isInTrash: building.deletedAt !== undefined,
})

/** A hash of the content whose change shows that somebody edited the building after the import. */
export const buildingContent = (building: ImportedBuilding) => contentHash(buildingFields(building))

/** The id of the building that a row creates, from the row's content, so that writing the row twice creates one building. */
export const importedBuildingId = (rowHash: string) => `b-${rowHash.slice(0, 20)}`
