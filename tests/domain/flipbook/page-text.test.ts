import { describe, expect, it } from 'vitest'
import type { FlipbookPage } from '../../../src/domain/flipbook/flipbook-book'
import { pageName, pageText } from '../../../src/domain/flipbook/page-text'

const edition = { id: '2027', name: 'Open Studios 2027', city: 'Town', tz: 'UTC', startsOn: '2027-10-16', endsOn: '2027-10-24' } as const
const book = { edition, organisation: 'The Society', ads: { o1: { business: 'Harbor Books' }, o2: { business: 'Quay Press' } } }
const place = { number: '7', pin: [0, 0], listingIds: [], pages: [] } as const
const kiln = {
  id: 'k',
  number: '17a',
  name: 'Kiln',
  media: ['Clay', 'Glass'],
  studio: 'Fire works',
  address: '1 Quay',
  unit: '3',
  blurb: 'Hot.',
  site: 'kiln.example',
}

const pages: readonly (readonly [page: object, text: string, name: string])[] = [
  [{ kind: 'cover', side: 'front' }, 'Open Studios 2027 Town The Society', 'Cover of Open Studios 2027'],
  [{ kind: 'cover', side: 'back' }, 'Open Studios 2027 Town The Society', 'Back cover'],
  [
    {
      kind: 'contents',
      entries: [
        { title: 'Docks', page: 4, level: 1 },
        { title: 'Index', page: 9, level: 1 },
      ],
    },
    'Contents Docks Index',
    'Contents',
  ],
  [
    { kind: 'chapter', title: 'Weekend 1', note: 'In the east', days: [], neighbourhoods: [{ name: 'Docks', listings: 3, page: 4 }] },
    'Weekend 1 In the east Docks',
    'Weekend 1',
  ],
  [{ kind: 'chapter', title: 'By appointment', days: [], neighbourhoods: [] }, 'By appointment', 'By appointment'],
  [
    { kind: 'map', title: 'Docks', neighbourhoodIds: [], isOverview: false, places: [place, { ...place, number: '8' }] },
    'Map: Docks 7 8',
    'Map of Docks',
  ],
  [
    { kind: 'listings', chapter: 'Weekend 1', title: 'Docks', rows: [[kiln], [{ id: 'l', name: 'Loom', media: [] }]] },
    'Docks 17a Kiln Clay, Glass Fire works 1 Quay 3 Hot. kiln.example Loom',
    'Docks',
  ],
  [
    {
      kind: 'article',
      articleId: 'a',
      title: 'On clay',
      first: { author: 'Ann', standfirst: 'Slow work.' },
      blocks: [{ kind: 'paragraph', spans: [{ text: 'It begins' }, { text: 'with mud.' }] }],
      studios: [{ id: 'k', name: 'Kiln' }],
    },
    'On clay Slow work. Ann It begins with mud. Kiln',
    'On clay',
  ],
  [{ kind: 'article', articleId: 'a', title: 'On clay', blocks: [] }, 'On clay', 'On clay'],
  [
    { kind: 'events', title: 'Events', events: [{ title: 'Supper', summary: 'Bring wood.', venue: 'Net loft' }] },
    'Events Supper Bring wood. Net loft',
    'Events',
  ],
  [
    { kind: 'ad', planned: 4, places: [{ slot: 'a', orderId: 'o1' }, { slot: 'b' }, { slot: 'c', orderId: 'gone' }, { slot: 'd', orderId: 'o2' }] },
    'Harbor Books Quay Press',
    'Advertisements',
  ],
  [
    {
      kind: 'index',
      index: 'name',
      title: 'Index of artists',
      columns: [
        [{ heading: 'K' }, { text: 'Kiln', numbers: ['17a', '18'], listingIds: [], pages: [] }],
        [{ text: 'Loom', numbers: [], listingIds: [], pages: [] }],
      ],
    },
    'Index of artists K Kiln 17a 18 Loom ',
    'Index of artists',
  ],
  [{ kind: 'sponsors', sponsors: ['The City', 'A Bank'] }, 'Sponsors The City A Bank', 'Sponsors'],
  [
    { kind: 'imprint', organisation: { name: 'The Society', address: '1 Quay', site: 'society.example', sponsors: [] } },
    'Imprint The Society 1 Quay society.example',
    'Imprint',
  ],
  [{ kind: 'blank' }, '', 'For your notes'],
  [
    {
      kind: 'scan',
      texts: [
        [0, 0, 1, 1, 'Old'],
        [0, 1, 1, 1, 'guide'],
      ],
    },
    'Old guide',
    '',
  ],
]

describe('the words of a page', () => {
  it.each(pages)('%o', (page, text, name) => {
    expect(pageText({ number: 3, ...page } as unknown as FlipbookPage, book)).toBe(text)
    expect(pageName({ number: 3, ...page } as unknown as FlipbookPage, book)).toBe(name)
  })
})
