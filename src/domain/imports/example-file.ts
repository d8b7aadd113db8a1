import Papa from 'papaparse'
import { importFields } from './import-fields'
import type { ImportKind } from './import-kinds'

type Cells = Readonly<Record<string, string>>

/** What stands in a file of each kind, for whoever makes one: rows by the names of their fields. Dates are `YYYY-MM-DD`. */
const examples: Readonly<Record<ImportKind, readonly Cells[]>> = {
  listings: [
    {
      displayName: 'The Example Pottery',
      key: '1',
      address: '12 Example Street',
      lat: '38.7101',
      lng: '-9.1402',
      media: 'ceramics; glass',
      blurb: 'Bowls from the wheel.',
    },
    {
      displayName: 'Example & Daughter',
      key: '2',
      address: '3 Sample Row',
      lat: '38.7125',
      lng: '-9.1377',
      media: 'print',
      blurb: 'Two presses, one cat.',
    },
  ],
  openings: [
    { listingKey: '1', date: '2030-10-05', startTime: '11:00', endTime: '17:00' },
    { listingKey: '1', name: 'Raku firing', date: '2030-10-06', startTime: '15:00', endTime: '16:30', ticketed: 'yes', capacity: '12' },
  ],
  people: [
    {
      first: 'Maria',
      last: 'Example',
      email: 'maria@example.org',
      phone: '+1 415 555 0100',
      line1: '12 Example Street',
      city: 'Exampleton',
      country: 'US',
      tags: 'donor',
      news: 'yes',
    },
    { organisation: 'Example Press LLC', email: 'desk@press.example', tags: 'business; sponsor' },
  ],
  memberships: [
    { email: 'maria@example.org', name: 'Maria Example', product: 'art', level: 'artist', start: '2030-03-01', end: '2031-02-28' },
    { email: 'tom@example.org', name: 'Tom Sample', product: 'art', level: 'artist', start: '2030-05-12', end: '', reason: 'Volunteer of the year' },
  ],
  donations: [
    { email: 'maria@example.org', name: 'Maria Example', amount: '250.00', date: '2026-01-15', anonymous: 'no' },
    { email: 'desk@press.example', name: 'Example Press LLC', inKind: 'Forty sheets of paper', date: '2026-02-02', honour: 'Tom Sample' },
  ],
  pictures: [
    { file: 'heron.jpg', artist: 'Maria Example', title: 'Heron, standing', alt: 'A grey heron on one leg in shallow water', credit: 'Tom Sample' },
    { file: 'studio/door.jpg', listing: '217', alt: 'A blue door with a brass bell' },
  ],
  events: [
    {
      title: 'An evening of prints',
      venue: 'The Example Hall',
      date: '2030-10-02',
      startTime: '18:00',
      endTime: '21:00',
      price: '12.50',
      tags: 'talk; print',
      state: 'pending',
    },
    {
      title: 'Open kiln',
      venue: 'The Example Pottery',
      date: '2030-10-09',
      startTime: '10:00',
      endTime: '13:00',
      price: '0',
      tags: 'ceramics',
      state: 'draft',
    },
  ],
}

/** A file of this kind as CSV, with the columns under the names their fields have here. */
export function exampleFile(kind: ImportKind): string {
  const fields = importFields[kind].filter(({ name }) => examples[kind].some(cells => cells[name] !== undefined))
  const data = examples[kind].map(cells => fields.map(({ name }) => cells[name] ?? ''))
  return Papa.unparse({ fields: fields.map(({ label }) => label), data }, { newline: '\r\n' })
}
