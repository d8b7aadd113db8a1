import { checkInCode } from '../../../../domain/capacity/check-in-code'
import { eventPlaces } from '../../../../domain/events/event-place-counts.collection'
import { guestList, rsvps, takesPlaces } from '../../../../domain/events/rsvps.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { generatedArtists } from '../people/generate-artists'
import { buildingHost, sampleCast } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const eventId = 'mend-a-frame-2027-10-16'
/** As new ids would be. */
const codes = ['q7RkWd', 'Zm3xTb', 'h9LpVc', 'Ks5jYe', 'd2GnXu']
const nameOf = (key: string) => sampleCast().find(one => one.key === key)!

interface Comes {
  readonly personId: string
  readonly name: string
  readonly guests: number
  readonly queuedAt: string
  readonly status: DataOf<typeof rsvps>['status']
}

const member = (key: string, of: Pick<Comes, 'guests' | 'queuedAt' | 'status'>): Comes => {
  const { pid, first, last } = nameOf(key)
  return { personId: pid, name: `${first} ${last}`, ...of }
}
const artist = (at: number, of: Pick<Comes, 'guests' | 'queuedAt' | 'status'>): Comes => {
  const { id, name } = generatedArtists().at(at)!
  return { personId: id, name, ...of }
}

/** A full event of today: one is there already, two more come with their guests, and two wait, of whom the art lover is the second. */
const replies = (): readonly Comes[] => [
  artist(11, { guests: 0, queuedAt: '2027-09-20T08:12', status: 'attended' }),
  member('advertiser', { guests: 2, queuedAt: '2027-09-21T19:40', status: 'going' }),
  artist(27, { guests: 1, queuedAt: '2027-10-02T12:05', status: 'going' }),
  member('donor', { guests: 1, queuedAt: '2027-10-09T17:30', status: 'waitlist' }),
  member('artlover', { guests: 0, queuedAt: '2027-10-11T09:15', status: 'waitlist' }),
]

export function sampleReplies(): SampleDocument[] {
  const all = replies()
  const sizeOf = (counts: (one: Comes) => boolean) => all.filter(counts).reduce((sum, { guests }) => sum + 1 + guests, 0)
  const lastQueuedAt = instantAt(all.at(-1)!.queuedAt)
  const places = {
    taken: sizeOf(({ status }) => takesPlaces(status)),
    waiting: sizeOf(({ status }) => status === 'waitlist'),
    isLine: true,
    lastQueuedAt,
  }
  return [sampleDocument(eventPlaces, eventId, places, { by: 'system', at: lastQueuedAt }), ...all.flatMap((one, i) => replied(one, i))]
}

function replied({ personId, name, guests, queuedAt, status }: Comes, at: number): SampleDocument[] {
  const id = `reply-frame-${at + 1}`
  const stamp = { by: personId, at: instantAt(queuedAt) }
  const listed = { guests, code: checkInCode(codes[at]!), status }
  return [
    sampleDocument(rsvps, id, { eventId, personId, queuedAt: stamp.at, ...listed }, stamp),
    sampleDocument(guestList, id, { hostIds: [buildingHost], name, ...listed }, stamp, { event: eventId }),
  ]
}
