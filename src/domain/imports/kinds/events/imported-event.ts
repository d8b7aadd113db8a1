import { events } from '../../../events/events'
import type { StoredOf } from '../../../shared/records/collection'
import { choice, type RecordOf, zone } from '../../../shared/records/fields'
import { contentHash } from '../../cells/content-hash'
import { localMoment } from '../../cells/local-moment'

const e = events.fields

/** The fields of an event that a file may set. Its times are on the organisation's wall clock. */
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
  /** Nothing is public by being imported: it waits for its host, or for the review. */
  status: choice('State', ['draft', 'pending']),
} as const
export type ImportedEvent = RecordOf<typeof importedEventFields>

/** An event as the importer compares: plain JSON. */
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

/** Names what somebody would have to edit to make an event another than the import left. */
export const eventContent = (event: EventContent) => contentHash({ ...existingEvent({ ...event, id: '' }) })

/** Id of the event that a row makes: of the row's content, so that the same chunk written twice makes one event. */
export const importedEventId = (rowHash: string) => `e-${rowHash.slice(0, 20)}`
