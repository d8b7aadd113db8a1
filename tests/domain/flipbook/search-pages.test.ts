import { expect, it } from 'vitest'
import type { FlipbookBook, FlipbookPage } from '../../../src/domain/flipbook/flipbook-book'
import { searchPages } from '../../../src/domain/flipbook/search-pages'

const book: FlipbookBook = {
  format: 1,
  version: 1,
  source: 'snapshot',
  edition: { id: '2027', name: 'Open Studios 2027', city: 'San Feliz', tz: 'America/Los_Angeles', startsOn: '2027-09-25', endsOn: '2027-10-31' },
  organisation: 'Saltlight Arts',
  pages: 4,
  size: { w: 140, h: 216 },
  contents: [],
  ads: { brewery: { business: 'Salt Brewery' } },
}
const card = {
  id: 'l1',
  number: '217',
  name: 'Maëlle Garçon',
  media: ['Painting'],
  openings: [],
  byAppointment: false,
  blurb: 'Large landscapes in egg tempera.',
}
const pages: readonly FlipbookPage[] = [
  { number: 1, kind: 'cover', side: 'front' },
  { number: 2, kind: 'ad', planned: 2, places: [{ slot: 'full', box: { x: 0, y: 0, w: 1, h: 1 }, orderId: 'brewery' }] },
  { number: 3, kind: 'listings', chapter: 'First weekend', title: 'Drydock', rows: [[card]] },
  { number: 4, kind: 'scan', width: 10, height: 10, texts: [[0, 0, 1, 1, 'Tempera by the harbor']], links: [] },
]
const found = (typed: string) => searchPages(pages, book, typed).map(({ page }) => page)

it('finds pages by all words, whatever their accents and case', () => {
  expect(found('maelle GARCON')).toEqual([3])
  expect(found('tempera')).toEqual([3, 4])
  expect(found('tempera harbor')).toEqual([4])
  expect(found('217')).toEqual([3])
  expect(found('salt brewery')).toEqual([2])
  expect(found('oil')).toEqual([])
  expect(found(' ')).toEqual([])
})

it('shows the words around what was found', () => {
  expect(searchPages(pages, book, 'tempera')[0]).toMatchObject({ name: 'Drydock' })
  expect(searchPages(pages, book, 'tempera')[0]?.excerpt).toContain('egg tempera.')
})
