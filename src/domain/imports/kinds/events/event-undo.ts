import { events } from '../../../events/events.collection'
import type { DataOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { ImportedRow, KeptRecord } from '../../import-handler'
import { editedFields, idInPath, restored } from '../../run/undo-fields'
import { eventContent, existingEvent, type ImportedEvent } from './imported-event'
import { asStored } from './write-events'

/** Undoes what rows did to events, as far as the events still have the values that the import gave them. */
export async function undoEvents(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<readonly KeptRecord[]> {
  const found = await Promise.all(rows.map(({ record }) => within.get(events, idInPath(record))))
  return rows.flatMap((row, at): KeptRecord[] => {
    const event = found[at]
    if (!event) return []
    const kept = (fields?: readonly string[]): KeptRecord[] => [
      { record: row.record, name: event.title, reason: 'edited-since', ...(fields && { fields }) },
    ]
    if (row.action === 'create') {
      if (eventContent(event) !== row.content) return kept()
      within.delete(events, event.id)
      return []
    }
    const { before = {}, after = {} } = row
    const edited = editedFields(existingEvent(event).fields, after)
    const back = restored(before, after, edited) as Partial<ImportedEvent>
    const change: Partial<DataOf<typeof events>> = asStored(back, event.start.tz)
    if (Object.keys(change).length > 0) within.change(events, event, change)
    return edited.length > 0 ? kept(edited) : []
  })
}
