import { events } from '../../../../domain/events/events.collection'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

/** Imported events that are not public yet: two are complete, one lacks its address, one is over. */
export const sampleDraftEvents = (): SampleDocument[] =>
  (
    [
      ['draft-lecture', 'Salt and paper: a lecture', '2027-11-04T18:30', '20:00', 'City Library, small hall', '100 Library Walk', ['talk']],
      ['draft-winter', 'Winter market of prints', '2027-12-04T11:00', '17:00', 'Harbor Hall', '2 Harbor Street', ['market']],
      ['draft-walk', 'Morning walk with sketchbooks', '2027-11-13T08:00', '10:00', 'Old ferry landing', undefined, ['walk']],
      ['draft-summer', 'Summer open kiln', '2027-07-10T13:00', '17:00', 'The pottery', '41 Kiln Lane', ['workshop']],
    ] as const
  ).map(([id, title, start, end, venue, address, tags], i) =>
    sampleDocument(
      events,
      id,
      {
        title,
        summary: `${title}. Free, and open to everybody.`,
        start: at(start),
        end: at(`${start.slice(0, 11)}${end}`),
        venue,
        ...(address && { address }),
        tags: [...tags],
        price: { cents: 0, cur: 'usd' },
        hostIds: [],
        status: 'draft',
      },
      { by: 'p-contentadmin', at: instantAt(`2027-10-1${2 + i}T10:00`) },
    ),
  )
