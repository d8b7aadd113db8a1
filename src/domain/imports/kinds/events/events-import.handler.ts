import { events } from '../../../events/events.collection'
import type { DataOf } from '../../../shared/records/collection'
import { wallTime } from '../../../shared/time/wall-time'
import { defineImport } from '../../import-handler'
import { changedRow, checkPlannedChange, createdRow, editedFields, recordIdOf, restored } from '../../run/row-records'
import { eventWords } from './event-row'
import { eventsImport } from './events-import'
import { eventContent, existingEvent, type ImportedEvent, importedEventFields, importedEventId } from './imported-event'
import { changeableStates, existingEvents, planEvents } from './plan-events'

const { status: _status, ...changeable } = importedEventFields

/** The stored fields for these imported fields. The zone is the organization's when the event was imported. */
function asStored({ start, end, tz, ...parsed }: Partial<ImportedEvent>, zone: string): Partial<DataOf<typeof events>> {
  return {
    ...parsed,
    ...(start !== undefined && { start: wallTime(start, tz ?? zone) }),
    ...(end !== undefined && { end: wallTime(end, tz ?? zone) }),
  }
}

export const eventsImportHandler = defineImport({
  kind: eventsImport,
  creates: importedEventFields,
  fields: importedEventFields,
  words: eventWords,
  refusals: { 'event-missing': 'this event was deleted' },
  existing: existingEvents,
  plan: planEvents,

  /** Publishes nothing: an event starts as a draft or waits for review. */
  async write(within, { batch }, { created, updated }) {
    const found = await within.getAll(events, [...created.map(({ hash }) => importedEventId(hash)), ...updated.map(({ recordId }) => recordId)])
    return {
      create({ hash, data: { start, end, tz, ...rest } }) {
        const id = importedEventId(hash)
        if (end <= start) return 'invalid'
        if (found.has(id)) return 'changed-since'
        const event: DataOf<typeof events> = { ...rest, start: wallTime(start, tz), end: wallTime(end, tz), hostIds: [], importId: batch.id }
        within.create(events, id, event)
        return createdRow(events, id, eventContent(event))
      },
      update(row) {
        const event = found.get(row.recordId ?? '')
        if (!event) return 'event-missing'
        if (!changeableStates.has(event.status)) return 'changed-since'
        const was = existingEvent(event).fields
        const change = checkPlannedChange(changeable, was, row)
        if (typeof change === 'string') return change
        if ((change as Partial<ImportedEvent>).end !== undefined && { ...was, ...change }.end <= was.start) return 'invalid'
        within.change(events, event, asStored(change, was.tz))
        return changedRow(events, event.id, was, change)
      },
    }
  },

  async undo(within, rows) {
    const found = await within.getAll(events, rows.map(recordIdOf))
    return {
      undo(row) {
        const event = found.get(recordIdOf(row))
        if (!event) return undefined
        const kept = { name: event.title, reason: 'edited-since' }
        if (row.action === 'create') {
          if (eventContent(event) !== row.content) return kept
          within.delete(events, event.id)
          return undefined
        }
        const { before = {}, after = {} } = row
        const edited = editedFields(existingEvent(event).fields, after)
        const change = asStored(restored(before, after, edited), event.start.tz)
        if (Object.keys(change).length > 0) within.change(events, event, change)
        return edited.length > 0 ? { ...kept, fields: edited } : undefined
      },
    }
  },
})
