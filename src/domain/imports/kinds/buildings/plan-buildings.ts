import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import { changedFields } from '../../plan/changed-fields'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow, type RowFindings } from '../../plan/planned-row'
import { comparePins } from '../listings/listing-pin'
import { type BuildingCells, BuildingReader, type BuildingReading } from './building-row'
import type { ExistingBuildings } from './existing-buildings'
import { type ExistingBuilding, type ImportedBuilding, importedBuildingId } from './imported-building'

/** Each row is one building. Its name identifies it within the city. */
export async function planBuildings(
  rows: readonly BuildingCells[],
  existing: ExistingBuildings,
  { formats }: PlanInput,
): Promise<readonly PlannedRow[]> {
  const reader = new BuildingReader(formats, existing)
  const readings = await mapWithoutBlocking(rows, cells => ({ cells, reading: reader.read(cells) }))
  comparePins(readings.map(({ cells, reading }) => ({ cells, pin: reading.pin })))
  const known = new KnownBuildings(existing.buildings)
  const lines = new Map<string, number>()
  return mapWithoutBlocking(readings, ({ cells, reading }): PlannedRow => {
    const match = known.find(cells, reading)
    const key = match?.id ?? comparable(reading.name ?? '')
    const line = lines.get(key)
    if (line !== undefined) cells.fail('building-twice', 'name', line)
    else if (cells.reasons.length === 0) lines.set(key, cells.row.line)
    const findings = match ? changesOf(cells, match, reading, existing.taken.get(match.id) ?? 0) : { data: newBuilding(cells, reading, known) }
    return plannedRow(cells, [reading.name ?? plainLine(cells.cell('name')), reading.address], findings)
  })
}

function newBuilding(cells: BuildingCells, reading: BuildingReading, known: KnownBuildings): BuildingReading {
  const { pin, address, units } = reading
  const capacity = reading.capacity ?? units?.length
  const isRefused = (...names: readonly string[]) => cells.reasons.some(({ field }) => names.includes(field ?? ''))
  if (!pin && !isRefused('lat', 'lng', 'latLng')) cells.fail('needs-a-pin')
  if (address === undefined && !isRefused('address')) cells.fail('missing', 'address')
  if (address !== undefined) known.warnOfAddress(cells, address)
  if (capacity === undefined && !isRefused('capacity', 'units')) cells.fail('missing', 'capacity')
  return { kind: 'group', ...reading, ...(capacity !== undefined && { capacity }) }
}

/** An empty cell changes nothing: what staff wrote since the last file stays. `taken`: places that are confirmed or held. */
function changesOf(cells: BuildingCells, { id, fields }: ExistingBuilding, reading: BuildingReading, taken: number): RowFindings {
  const after: BuildingReading = { ...reading, ...(reading.access && { access: { ...fields.access, ...reading.access } }) }
  const isSamePin = reading.pin && fields.pin.lat === reading.pin.lat && fields.pin.lng === reading.pin.lng
  if (isSamePin) Object.assign(after, { pin: fields.pin })
  // The pin that is there already moves no building to another neighborhood than the one that staff chose.
  if (isSamePin && cells.cell('neighbourhood') === '' && fields.neighbourhoodId !== undefined) Object.assign(after, { neighbourhoodId: undefined })
  if (reading.capacity !== undefined && reading.capacity < taken) cells.fail('capacity-taken', 'capacity', taken)
  return { recordId: id, changes: changedFields(fields, after) }
}

/** The buildings of the city by their name, and by the row that made them. */
class KnownBuildings {
  private readonly byName = new Map<string, ExistingBuilding[]>()
  private readonly byAddress = new Map<string, ExistingBuilding>()
  private readonly byId: ReadonlyMap<string, ExistingBuilding>

  constructor(buildings: readonly ExistingBuilding[]) {
    this.byId = new Map(buildings.map(one => [one.id, one]))
    for (const one of buildings.filter(({ isInTrash }) => !isInTrash)) {
      const name = comparable(one.fields.name)
      this.byName.set(name, [...(this.byName.get(name) ?? []), one])
      this.byAddress.set(comparable(one.fields.address), one)
    }
  }

  find(cells: BuildingCells, { name = '' }: BuildingReading): ExistingBuilding | undefined {
    const named = this.byName.get(comparable(name)) ?? []
    if (named.length > 1) return cells.fail('several-buildings', 'name', name)
    const found = named[0] ?? this.byId.get(importedBuildingId(cells.hash))
    if (found?.isInTrash) return cells.fail('in-trash', 'name', name)
    return found
  }

  warnOfAddress(cells: BuildingCells, address: ImportedBuilding['address']): void {
    const other = this.byAddress.get(comparable(address))
    if (other) cells.warn('same-address', 'address', other.fields.name)
  }
}
