import * as v from 'valibot'
import { events } from '../../../events/events.collection'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import { schemaOf } from '../../../shared/records/fields'
import type { RecordsWithin } from '../../../shared/records/records'
import { wallTime } from '../../../shared/time/wall-time'
import type { RowOutcome, Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { checkPlannedChange } from '../../run/check-planned-change'
import { eventContent, existingEvent, type ImportedEvent, importedEventFields, importedEventId } from './imported-event'
import { changeableStates } from './plan-events'

const schema = schemaOf(importedEventFields)
const { status: _status, ...changeable } = importedEventFields
type Event = StoredOf<typeof events>

/** Writes rows of events. Publishes nothing: an event starts as a draft or waits for review. */
export async function writeEvents(within: RecordsWithin, { batch }: Writing, rows: readonly RowToWrite[]): Promise<RowOutcome[]> {
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

function create(within: RecordsWithin, { hash, data }: RowToWrite, { id, importId }: NewEvent, taken: Event | undefined): RowOutcome {
  const parsed = v.safeParse(schema, data)
  if (!parsed.success || parsed.output.end <= parsed.output.start) return { hash, refusal: 'invalid' }
  if (taken) return { hash, refusal: 'changed-since' }
  const { start, end, tz, ...rest } = parsed.output
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
export function asStored({ start, end, tz, ...parsed }: Partial<ImportedEvent>, zone: string): Partial<DataOf<typeof events>> {
  return {
    ...parsed,
    ...(start !== undefined && { start: wallTime(start, tz ?? zone) }),
    ...(end !== undefined && { end: wallTime(end, tz ?? zone) }),
  }
}
