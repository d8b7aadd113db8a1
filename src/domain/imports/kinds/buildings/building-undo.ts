import { events } from '../../../events/events.collection'
import { listings, sites } from '../../../guide/listings.collection'
import { setAsideNumbers } from '../../../guide/numbering/set-aside-numbers.collection'
import { followHostOf } from '../../../guide/places/buildings/follow-host'
import { editionsWithPlaces, placesTaken } from '../../../guide/places/buildings/taken-places'
import { registrations } from '../../../guide/registrations.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { DataOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { ImportedRow, KeptRecord } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { editedFields, idInPath, restored } from '../../run/undo-fields'
import { buildingContent, buildingFields, type ImportedBuilding } from './imported-building'

/** Why an undo leaves a building. */
export const buildingKeeps = {
  'in-use': 'artists are registered in it, or something else names it',
  'capacity-taken': 'more places are confirmed or held than it had before',
} as const

/** Undoes what rows did to buildings, as far as they still have the values that the import gave them and nobody needs them. */
export async function undoBuildings(
  within: RecordsWithin,
  rows: readonly ImportedRow[],
  { systemRecords }: HandlerContext,
): Promise<readonly KeptRecord[]> {
  const ids = rows.map(({ record }) => idInPath(record))
  const found = await Promise.all(ids.map(id => within.get(sites, id)))
  const open = await editionsWithPlaces(systemRecords)
  const taken = await Promise.all(ids.map(id => placesTaken(within, open, id)))
  const inUse = await Promise.all(rows.map(async ({ action }, at) => action === 'create' && (await isNamed(systemRecords, open, ids[at]!))))
  return rows.flatMap((row, at): KeptRecord[] => {
    const building = found[at]
    if (!building) return []
    const kept = (reason: 'edited-since' | keyof typeof buildingKeeps, fields?: readonly string[]): KeptRecord[] => [
      { record: row.record, name: building.name, reason, ...(fields && { fields }) },
    ]
    if (row.action === 'create') {
      if (buildingContent(building) !== row.content) return kept('edited-since')
      if (inUse[at] || taken[at]! > 0) return kept('in-use')
      within.delete(sites, building.id)
      return []
    }
    const { before = {}, after = {} } = row
    const edited = editedFields(buildingFields(building), after)
    const back = restored(before, after, edited) as Partial<ImportedBuilding>
    const isTooSmall = back.capacity !== undefined && back.capacity < taken[at]!
    const { capacity: _, ...others } = back
    const change: Partial<DataOf<typeof sites>> = isTooSmall ? others : back
    if (Object.keys(change).length > 0) within.change(sites, building, change)
    if (isTooSmall) return kept('capacity-taken', ['capacity'])
    return edited.length > 0 ? kept('edited-since', edited) : []
  })
}

async function isNamed(records: HandlerContext['systemRecords'], editionIds: readonly string[], id: string): Promise<boolean> {
  const where = [['siteId', '==', id] as const]
  const by = await Promise.all([
    ...[listings, registrations, events].map(of => records.count(of, { where })),
    ...editionIds.map(edition => records.count(setAsideNumbers, { where, params: { edition } })),
  ])
  return by.some(found => found > 0)
}

/** Listings and rosters follow a host that rows changed. */
export async function hostsFollow(context: HandlerContext, rows: readonly RowToWrite[]): Promise<void> {
  for (const { recordId, changes = [] } of rows) {
    const host = changes.find(({ field }) => field === 'hostId')
    if (recordId !== undefined && host) await followHostOf(context, recordId, host.before as string | undefined)
  }
}

/** The same when rows are undone. */
export async function hostsFollowBack(context: HandlerContext, rows: readonly ImportedRow[]): Promise<void> {
  for (const { record, after } of rows)
    if (after && 'hostId' in after) await followHostOf(context, idInPath(record), after['hostId'] as string | undefined)
}
