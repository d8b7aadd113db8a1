import { events } from '../../../events/events.collection'
import { listings, sites } from '../../../guide/listings.collection'
import { setAsideNumbers } from '../../../guide/numbering/set-aside-numbers.collection'
import { followHostOf } from '../../../guide/places/buildings/follow-host'
import { editionsWithPlaces, placesTaken } from '../../../guide/places/buildings/taken-places'
import { registrations } from '../../../guide/registrations.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { DataOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { ImportedRow, RowUndo } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { editedFields, recordIdOf, restored } from '../../run/row-records'
import { buildingContent, buildingFields, type ImportedBuilding } from './imported-building'

/** Why an undo leaves a building. */
export const buildingKeeps = {
  'in-use': 'artists are registered in it, or something else names it',
  'capacity-taken': 'more places are confirmed or held than it had before',
} as const

/** Undoes what rows did to buildings, as far as they still have the values that the import gave them and nobody needs them. */
export async function undoBuildings(within: RecordsWithin, rows: readonly ImportedRow[], { systemRecords }: HandlerContext): Promise<RowUndo> {
  const found = await within.getAll(sites, rows.map(recordIdOf))
  const open = await editionsWithPlaces(systemRecords)
  const taken = new Map(await Promise.all(rows.map(recordIdOf).map(async id => [id, await placesTaken(within, open, id)] as const)))
  const made = rows.filter(({ action }) => action === 'create').map(recordIdOf)
  const inUse = new Map(await Promise.all(made.map(async id => [id, await isNamed(systemRecords, open, id)] as const)))
  return {
    undo(row) {
      const building = found.get(recordIdOf(row))
      if (!building) return undefined
      const { id, name } = building
      if (row.action === 'create') {
        if (buildingContent(building) !== row.content) return { name, reason: 'edited-since' }
        if (inUse.get(id) || taken.get(id)! > 0) return { name, reason: 'in-use' }
        within.delete(sites, id)
        return undefined
      }
      const { before = {}, after = {} } = row
      const edited = editedFields(buildingFields(building), after)
      const back = restored(before, after, edited) as Partial<ImportedBuilding>
      const isTooSmall = back.capacity !== undefined && back.capacity < taken.get(id)!
      const { capacity: _, ...others } = back
      const change: Partial<DataOf<typeof sites>> = isTooSmall ? others : back
      if (Object.keys(change).length > 0) within.change(sites, building, change)
      if (isTooSmall) return { name, reason: 'capacity-taken', fields: ['capacity'] }
      return edited.length > 0 ? { name, reason: 'edited-since', fields: edited } : undefined
    },
  }
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
  for (const row of rows)
    if (row.after && 'hostId' in row.after) await followHostOf(context, recordIdOf(row), row.after['hostId'] as string | undefined)
}
