import { events } from '../events/events'
import type { DataOf } from '../shared/collection'
import type { RecordsWithin } from '../shared/records'
import type { UndoOutput } from './import-undo.function'
import { eventContent, existingEvent, type ImportedEvent } from './imported-event'
import type { ImportedRow } from './listing-undo'
import { editedFields, restored } from './taken-back'
import { asStored } from './write-events'

type Kept = UndoOutput['kept'][number]

/** Takes back what rows did to events: only what still reads as the import left it. */
export async function takeBackEvents(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<Kept[]> {
  const found = await Promise.all(rows.map(({ record }) => within.get(events, record.slice(record.indexOf('/') + 1))))
  return rows.flatMap((row, at): Kept[] => {
    const event = found[at]
    if (!event) return []
    const kept = (fields?: readonly string[]): Kept[] => [
      { record: row.record, name: event.title, reason: 'edited-since', ...(fields && { fields: [...fields] }) },
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
