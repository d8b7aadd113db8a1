import { events } from '../../../events/events.collection'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { StoredOf } from '../../../shared/records/collection'
import { choice, type RecordOf, zone } from '../../../shared/records/fields'
import { contentHash } from '../../cells/content-hash'
import { localTimeField } from '../../cells/local-time-field'
import { fieldsOf, filledFields } from '../../columns/import-field'
import { eventColumns } from './events-import'

/** The fields of an event that a file may set. Its times are in the organization's zone. */
export const importedEventFields = {
  ...filledFields(eventColumns),
  start: localTimeField('Begins'),
  end: localTimeField('Ends'),
  tz: zone('Time zone'),
  ...fieldsOf(events, 'pin', 'neighbourhoodId', 'price'),
  /** An import publishes nothing: the event waits for its host or for the review. */
  status: choice('State', ['draft', 'pending']),
} as const
export type ImportedEvent = RecordOf<typeof importedEventFields>

/** An event in the form in which imports compare it: plain JSON. */
export interface ExistingEvent {
  readonly id: string
  readonly fields: Omit<ImportedEvent, 'status'>
  readonly status: StoredOf<typeof events>['status']
}

type EventContent = Pick<StoredOf<typeof events>, 'title' | 'summary' | 'start' | 'end' | 'venue' | 'tags' | 'status'> &
  Partial<StoredOf<typeof events>>

export function existingEvent(event: EventContent & { readonly id: string }): ExistingEvent {
  const { status: _, ...names } = importedEventFields
  const stored: Partial<Record<string, unknown>> = { ...event, start: event.start.local, end: event.end.local, tz: event.start.tz }
  const fields = omitUndefined(Object.fromEntries(Object.keys(names).map(name => [name, stored[name]])))
  return { id: event.id, status: event.status, fields: fields as ExistingEvent['fields'] }
}

/** A hash of the content whose change shows that somebody edited the event after the import. */
export const eventContent = (event: EventContent) => contentHash({ ...existingEvent({ ...event, id: '' }) })

/** The id of the event that a row creates, from the row's content, so that writing the row twice creates one event. */
export const importedEventId = (rowHash: string) => `e-${rowHash.slice(0, 20)}`
