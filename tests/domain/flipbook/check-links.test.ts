import { describe, expect, it } from 'vitest'
import { brokenLinksOn, isKnown, type KnownAddresses, slugsOn } from '../../../src/domain/flipbook/check-links'
import { type FlipbookPage, withEvenPages } from '../../../src/domain/flipbook/flipbook-book'
import { wellFormedLink } from '../../../src/domain/flipbook/well-formed-link'
import { publicRoutes } from '../../../src/ui/public-routes'

const known: KnownAddresses = {
  listings: new Set(['ana-2027', '217', '217a']),
  articles: new Set(['ink']),
  events: new Set(['closing-party']),
  editions: new Set(['2027', '2026']),
  routes: new Set(publicRoutes.map(({ path }) => path)),
  slugs: new Set(['about-the-number']),
}

describe('an address of our own site', () => {
  it.each([
    '/sfosguide/ana-2027',
    '/sfosguide/217a?edition=2027',
    '/sfosguide/2026',
    '/sfosguide',
    '/sfosguide/maps#here',
    '/sfosguide/articles/ink',
    '/artlover',
    '/artlover/first-visit',
    '/events/first',
    '/about-the-number',
    '/',
  ])('%s leads somewhere', address => expect(isKnown(address, known)).toBe(true))

  it.each(['/sfosguide/218', '/sfosguide/articles/oil', '/nowhere', '/nowhere/at/all', '/artlover/a/b'])('%s leads nowhere', address =>
    expect(isKnown(address, known)).toBe(false),
  )
})

it.each([
  ['https://example.org/a?b=c', true],
  ['http://studio.example.org', true],
  ['mailto:ana@example.org', true],
  ['/sfosguide/217', true],
  ['?page=3', true],
  ['https://', false],
  ['https://studio', false],
  ['www.example.org', false],
  ['javascript:alert(1)', false],
  ['//evil.example.org', false],
  ['mailto:', false],
  ['/a path', false],
])('a browser follows %s: %s', (address, follows) => expect(wellFormedLink(address)).toBe(follows))

const pages: readonly FlipbookPage[] = [
  { number: 1, kind: 'cover', side: 'front' },
  {
    number: 2,
    kind: 'contents',
    entries: [
      { title: 'Ink', page: 3, level: 1 },
      { title: 'Gone', page: 9, level: 1 },
    ],
  },
  {
    number: 3,
    kind: 'article',
    articleId: 'ink',
    title: 'Ink',
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { type: 'text', text: 'Ana', marks: [{ type: 'link', attrs: { href: '/sfosguide/ana-2027' } }] },
          { type: 'text', text: 'Ben', marks: [{ type: 'link', attrs: { href: '/sfosguide/ben-2027' } }] },
          { type: 'text', text: 'the number', marks: [{ type: 'link', attrs: { href: '/about-the-number' } }] },
        ],
      },
    ],
  },
  { number: 4, kind: 'ad', planned: 4, places: [{ slot: 'full', box: { x: 0, y: 0, w: 1, h: 1 }, orderId: 'brewery' }] },
]

it('each link that leads nowhere is named with its page, and no other', () => {
  expect(brokenLinksOn(pages, { brewery: { business: 'Salt Brewery', link: 'https://brewery' } }, known)).toEqual([
    'Page 2: “Gone” leads to page 9, which does not exist.',
    'Page 3: “Ben” leads to /sfosguide/ben-2027, which does not exist.',
    'Page 4: the advertisement of Salt Brewery has an address that no browser opens: https://brewery.',
  ])
  expect(slugsOn(pages, {})).toEqual(['about-the-number'])
})

it('the links of an uploaded PDF are checked too', () => {
  const link = (address: string) => [0.1, 0.1, 0.2, 0.05, address] as const
  const scan: FlipbookPage = {
    number: 1,
    kind: 'scan',
    width: 1400,
    height: 2163,
    texts: [],
    links: [link('/sfosguide/999'), link('/summer-list'), link('https://example.org')],
  }
  expect(brokenLinksOn([scan], {}, known)).toEqual([
    'Page 1: a link leads to /sfosguide/999, which does not exist.',
    'Page 1: a link leads to /summer-list, which does not exist.',
  ])
  expect(slugsOn([scan], {})).toEqual(['summer-list'])
})

it('what leads to listings, articles, events and pages is looked up in what is published', () => {
  const linked = [
    {
      number: 1,
      kind: 'chapter',
      neighbourhoods: [
        { name: 'Old Wharf', page: 2 },
        { name: 'Mill', page: 7 },
        { name: 'Hill', page: 0 },
      ],
    },
    { number: 2, kind: 'map', places: [{ number: '12', listingIds: ['ana-2027', 'cy-2027'], pages: [1, 8] }] },
    { number: 3, kind: 'listings', rows: [[{ id: 'ben-2027', name: 'Ben', site: 'ben' }], [{ id: 'ana-2027', name: 'Ana', site: 'ana.example' }]] },
    {
      number: 4,
      kind: 'article',
      articleId: 'oil',
      title: 'Oil',
      blocks: [],
      studios: [
        { id: 'ana-2027', name: 'Ana' },
        { id: 'ben-2027', name: 'Ben' },
      ],
    },
    {
      number: 5,
      kind: 'events',
      events: [
        { id: 'closing-party', title: 'Closing party' },
        { id: 'opening', title: 'Opening' },
      ],
    },
    { number: 6, kind: 'index', columns: [[{ heading: 'A' }, { text: 'Ana', listingIds: ['ana-2027'] }, { text: 'Cy', listingIds: ['cy-2027'] }]] },
  ] as unknown as readonly FlipbookPage[]
  const noListing = 'leads to a listing that is not in the published guide'
  expect(brokenLinksOn(linked, {}, known)).toEqual([
    'Page 1: “Mill” leads to page 7, which does not exist.',
    'Page 1: “Hill” leads to page 0, which does not exist.',
    `Page 2: number 12 ${noListing}.`,
    'Page 2: number 12 leads to page 8, which does not exist.',
    `Page 3: “Ben” ${noListing}.`,
    'Page 3: the website of “Ben” has an address that no browser opens: https://ben.',
    'Page 4: “Oil” leads to an article that is not published.',
    `Page 4: “Ben” ${noListing}.`,
    'Page 5: “Opening” leads to an event that is not published.',
    `Page 6: “Cy” ${noListing}.`,
  ])
})

describe('the number of pages', () => {
  it('stays where it is even', () => expect(withEvenPages(pages)).toBe(pages))

  it('becomes even by a page for notes before the last one', () => {
    const even = withEvenPages(pages.slice(0, 3))
    expect(even.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'cover'],
      [2, 'contents'],
      [3, 'blank'],
      [4, 'article'],
    ])
  })
})
