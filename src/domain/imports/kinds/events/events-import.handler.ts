import { events } from '../../../events/events.collection'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { wallTime } from '../../../shared/time/wall-time'
import { defineImport, type ImportedRow, type KeptRecord, type RowOutcome, type Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { checkPlannedChange } from '../../run/check-planned-change'
import { editedFields, idInPath, restored } from '../../run/undo-fields'
import { eventWords } from './event-row'
import { eventsImport } from './events-import'
import { eventContent, existingEvent, type ImportedEvent, importedEventFields, importedEventId } from './imported-event'
import { changeableStates, existingEvents, planEvents } from './plan-events'

const { status: _status, ...changeable } = importedEventFields
type Event = StoredOf<typeof events>
type CreatedRow = { readonly hash: string; readonly data: ImportedEvent }

/** Writes rows of events. Publishes nothing: an event starts as a draft or waits for review. */
async function writeEvents(within: RecordsWithin, { batch }: Writing, rows: readonly RowToWrite<ImportedEvent>[]): Promise<RowOutcome[]> {
  const ids = rows.map(row => (row.action === 'create' ? importedEventId(row.hash) : (row.recordId ?? '-')))
  const found = await Promise.all(ids.map(id => within.get(events, id)))
  const touched = new Set<string>()
  return rows.map((row, at): RowOutcome => {
    const id = ids[at]!
    if (touched.has(id)) return { hash: row.hash, refusal: 'changed-since' }
    const outcome = row.action === 'create' ? create(within, row, { id, importId: batch.id }, found[at]) : update(within, row, found[at])
    if (outcome.written) touched.add(id)
    return outcome
  })
}

interface NewEvent {
  readonly id: string
  readonly importId: string
}

function create(within: RecordsWithin, { hash, data }: CreatedRow, { id, importId }: NewEvent, taken: Event | undefined): RowOutcome {
  if (data.end <= data.start) return { hash, refusal: 'invalid' }
  if (taken) return { hash, refusal: 'changed-since' }
  const { start, end, tz, ...rest } = data
  const event: DataOf<typeof events> = { ...rest, start: wallTime(start, tz), end: wallTime(end, tz), hostIds: [], importId }
  within.create(events, id, event)
  return { hash, written: { record: `${events.path}/${id}`, action: 'create', content: eventContent(event) } }
}

function update(within: RecordsWithin, row: RowToWrite, event: Event | undefined): RowOutcome {
  const { hash } = row
  if (!event) return { hash, refusal: 'event-missing' }
  if (!changeableStates.has(event.status)) return { hash, refusal: 'changed-since' }
  const was = existingEvent(event).fields
  const change = checkPlannedChange(changeable, was, row)
  if (typeof change === 'string') return { hash, refusal: change }
  if ((change as Partial<ImportedEvent>).end !== undefined && { ...was, ...change }.end <= was.start) return { hash, refusal: 'invalid' }
  within.change(events, event, asStored(change, was.tz))
  const before = Object.fromEntries(Object.entries(was).filter(([name]) => name in change))
  return { hash, written: { record: `${events.path}/${event.id}`, action: 'update', before, after: { ...change } } }
}

/** The stored fields for these imported fields. The zone is the organization's when the event was imported. */
function asStored({ start, end, tz, ...parsed }: Partial<ImportedEvent>, zone: string): Partial<DataOf<typeof events>> {
  return {
    ...parsed,
    ...(start !== undefined && { start: wallTime(start, tz ?? zone) }),
    ...(end !== undefined && { end: wallTime(end, tz ?? zone) }),
  }
}

/** Undoes what rows did to events, as far as the events still have the values that the import gave them. */
async function undoEvents(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<readonly KeptRecord[]> {
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

export const eventsImportHandler = defineImport({
  kind: eventsImport,
  creates: importedEventFields,
  fields: importedEventFields,
  words: eventWords,
  refusals: { 'event-missing': 'this event was deleted' },
  existing: existingEvents,
  plan: planEvents,
  write: writeEvents,
  undo: undoEvents,
})
