import { events } from '../../../events/events.collection'
import type { StoredOf } from '../../../shared/records/collection'
import { choice, type RecordOf, zone } from '../../../shared/records/fields'
import { contentHash } from '../../cells/content-hash'
import { localMoment } from '../../cells/local-moment'

const e = events.fields

/** The fields of an event that a file may set. Its times are in the organisation's zone. */
export const importedEventFields = {
  title: e.title,
  summary: e.summary,
  body: e.body,
  start: localMoment('Begins'),
  end: localMoment('Ends'),
  tz: zone('Time zone'),
  venue: e.venue,
  address: e.address,
  pin: e.pin,
  neighbourhoodId: e.neighbourhoodId,
  onlineUrl: e.onlineUrl,
  tags: e.tags,
  price: e.price,
  membersOnly: e.membersOnly,
  capacity: e.capacity,
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
  const { title, summary, body, start, end, venue, address, pin, neighbourhoodId, onlineUrl, tags, price, membersOnly, capacity, status } = event
  const fields = {
    title,
    summary,
    body,
    start: start.local,
    end: end.local,
    tz: start.tz,
    venue,
    address,
    pin,
    neighbourhoodId,
    onlineUrl,
    tags,
    price,
    membersOnly,
    capacity,
  }
  return {
    id: event.id,
    status,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ExistingEvent['fields'],
  }
}

/** A hash of the content whose change shows that somebody edited the event after the import. */
export const eventContent = (event: EventContent) => contentHash({ ...existingEvent({ ...event, id: '' }) })

/** The id of the event that a row creates, from the row's content, so that writing the row twice creates one event. */
export const importedEventId = (rowHash: string) => `e-${rowHash.slice(0, 20)}`
