import { defineImport } from '../../import-handler'
import { buildingWords } from './building-row'
import { buildingKeeps, hostsFollow, hostsFollowBack, undoBuildings } from './building-undo'
import { buildingsImport } from './buildings-import'
import { type ExistingBuildings, existingBuildings } from './existing-buildings'
import { importedBuildingFields } from './imported-building'
import { planBuildings } from './plan-buildings'
import { buildingRefusals, openEditions, writeBuildings } from './write-buildings'

/** Each row reads its building’s places in every open edition. */
const rowsAtOnce = 20

export const buildingsImportHandler = defineImport<ExistingBuildings, readonly string[]>({
  kind: buildingsImport,
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
