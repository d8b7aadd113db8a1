import { describe, expect, it } from 'vitest'
import { type ArtQuery, artSearch } from '../../../src/domain/art/art-search'
import { artistsGridOf } from '../../../src/domain/art/artists-grid'
import type { WorkCard } from '../../../src/domain/art/artists-snapshot-types'
import type { ArtCollection, GridArtist } from '../../../src/domain/art/published-art'
import { similarWorks } from '../../../src/domain/art/similar-works'
import { colourName } from '../../../src/domain/artists/colour-names'
import { priceBandOf, sizeBandOf } from '../../../src/domain/artists/price-and-size-bands'
import { guideIndex } from '../../support/fixtures/guide-index'

const names = [
  'Łucja Wiśniewska',
  'Nguyễn Thảo',
  'Ọlátúnjí Adébáyò',
  'Şirin Yıldız',
  'Jürgen Strauß',
  'Niamh Ní Dhálaigh',
  '田中 春香',
  'Олена Шевчук',
  'Noor al-Masri',
  'Māhoe Kealoha',
  'Inés Zúñiga',
  'D’Arcy O’Brien',
]
const artist = (name: string, i: number): GridArtist => ({
  id: `p${i}`,
  handle: `h${i}`,
  name,
  sortName: name,
  media: [i % 2 === 0 ? 'Painting' : 'Ceramics'],
  neighbourhoodId: i < 6 ? 'north' : 'south',
  latest: `2027-01-${10 + i}`,
  works: 1,
  forSale: i % 3 === 0 ? 1 : 0,
  bands: i % 3 === 0 ? ['under-250'] : [],
  studios: i === 0 ? [{ id: 'l-lantern', number: '1' }] : [],
})
const work = (i: number): WorkCard => ({
  id: `w${i}`,
  artistId: `p${i}`,
  title: ['Low Tide', 'Red Kiln'][i % 2]!,
  year: 2020 + i,
  medium: i % 2 === 0 ? 'Oil on linen' : 'Stoneware',
  tags: i % 2 === 0 ? ['landscape'] : ['vessel'],
  picture: { src: `/w${i}.svg`, alt: '', width: 100, height: 80 },
  size: { h: 100 * (i + 1), w: 100 },
  ...(i % 3 === 0 ? { cents: 20_000, availability: 'sale' as const } : { availability: 'sold' as const }),
  colours: [i === 0 ? '#2c5fae' : '#c22f27'],
})
const collection: ArtCollection = {
  weekends: [],
  neighbourhoods: [
    { id: 'north', name: 'North Quay' },
    { id: 'south', name: 'Südhafen' },
  ],
  artists: names.map(artist),
  works: names.map((_, i) => work(i)),
}
const guide = { ...guideIndex, listings: guideIndex.listings.map(card => (card.id === 'l-lantern' ? { ...card, artist: 'h0' } : card)) }
const search = artSearch(collection, guide, '2027-10-16')
/** Equal results are in the order of the day, so filters are tested without an order. */
const found = (query: ArtQuery) =>
  search
    .ask(query)
    .works.map(({ work: { id } }) => id)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
const who = (text: string) => search.ask({ text }).artists.map(({ name }) => name)

describe('names', () => {
  it.each([
    ['lucja', 'Łucja Wiśniewska'],
    ['wisniewsk', 'Łucja Wiśniewska'],
    ['nguyen thao', 'Nguyễn Thảo'],
    ['olatunji', 'Ọlátúnjí Adébáyò'],
    ['yildiz', 'Şirin Yıldız'],
    ['strauss', 'Jürgen Strauß'],
    ['jurgem', 'Jürgen Strauß'],
    ['ni dhalaigh', 'Niamh Ní Dhálaigh'],
    ['春', '田中 春香'],
    ['шевч', 'Олена Шевчук'],
    ['almasri', undefined],
    ['masri', 'Noor al-Masri'],
    ['mahoe', 'Māhoe Kealoha'],
    ['zuniga', 'Inés Zúñiga'],
    ['znuiga', 'Inés Zúñiga'],
    ['obrien', 'D’Arcy O’Brien'],
  ])('“%s” finds %s', (text, name) => expect(who(text)[0]).toBe(name))
})

describe('filters', () => {
  it('are combined: words, color, size, price, place, weekend and open now', () => {
    expect(found({ colour: 'blue' })).toEqual(['w0'])
    expect(found({ text: 'tide', hood: 'south' })).toEqual(['w6', 'w8', 'w10'])
    expect(found({ size: 'small' })).toEqual(['w0', 'w1'])
    expect(found({ price: 'under-250' })).toEqual(['w0', 'w3', 'w6', 'w9'])
    expect(found({ tag: 'vessel', medium: 'Painting' })).toEqual([])
    const card = guide.listings.find(({ id }) => id === 'l-lantern')!
    expect(found({ weekend: String(card.weekends[0]) })).toEqual(['w0'])
    const [date, opens] = card.openings[0]!
    expect(found({ openAt: { date, time: opens } })).toEqual(['w0'])
    expect(found({ openAt: { date: '2031-01-01', time: '12:00' } })).toEqual([])
    expect(found({ openAt: { date, time: opens }, doors: { [card.id]: { open: false } } })).toEqual([])
    expect(found({ openAt: { date: '2031-01-01', time: '12:00' }, doors: { [card.id]: { open: true } } })).toEqual(['w0'])
  })

  it('show the number of results of each choice, with the other filters unchanged', () => {
    const { facets } = search.ask({ hood: 'north' })
    expect(facets.medium).toEqual([
      { value: 'Ceramics', label: 'Ceramics', count: 3 },
      { value: 'Painting', label: 'Painting', count: 3 },
    ])
    expect(facets.hood.map(({ label, count }) => [label, count])).toEqual([
      ['North Quay', 6],
      ['Südhafen', 6],
      ['Harbour', 1],
    ])
  })

  it('suggest which one to remove if nothing matches', () => {
    const { works, artists, alternatives } = search.ask({ colour: 'blue', hood: 'south' })
    expect([works, artists]).toEqual([[], []])
    expect(alternatives.map(({ drop }) => drop)).toEqual([['colour'], ['hood']])
    expect(alternatives[0]!.count).toBeGreaterThan(alternatives[1]!.count)
  })

  it('find an artist without works by name, unless a filter is about works', () => {
    const alone = artSearch({ ...collection, works: [] }, null, '2027-10-16')
    expect(alone.ask({ text: 'zuniga' }).artists).toHaveLength(1)
    expect(alone.ask({ text: 'zuniga', colour: 'red' }).artists).toHaveLength(0)
  })
})

describe('the wall', () => {
  const order = (day: string) => artistsGridOf(collection, { sort: 'today' }, day).map(({ id }) => id)
  it('is shuffled once a day, the same for everybody', () => {
    expect(order('2027-10-16')).toEqual(order('2027-10-16'))
    expect(order('2027-10-17')).not.toEqual(order('2027-10-16'))
    expect([...order('2027-10-17')].sort()).toEqual([...order('2027-10-16')].sort())
  })
  it('filters and sorts', () => {
    expect(artistsGridOf(collection, { sort: 'recent' }, '')[0]!.id).toBe('p11')
    expect(artistsGridOf(collection, { sort: 'name', inGuide: true }, '').map(({ id }) => id)).toEqual(['p0'])
    expect(artistsGridOf(collection, { sort: 'name', forSale: true, hood: 'south' }, '').map(({ id }) => id)).toEqual(['p9', 'p6'].sort().reverse())
  })
})

it('the similar works are by other artists, each once', () => {
  const near = similarWorks(collection.works[0]!, collection.works, 3)
  expect(near.every(({ artistId }) => artistId !== 'p0')).toBe(true)
  expect(near.every(({ medium }) => medium === 'Oil on linen')).toBe(true)
})

it.each([
  ['#c22f27', 'red'],
  ['#2c5fae', 'blue'],
  ['#f7f4ec', 'white'],
  ['#17151a', 'black'],
  ['#8d9093', 'gray'],
  ['#7a4a2c', 'brown'],
  ['#e59aa8', 'pink'],
  ['#5a6b3a', 'green'],
  ['#ead24a', 'yellow'],
  ['navy', undefined],
])('%s is %s', (css, name) => expect(colourName(css)).toBe(name))

it('prices and sizes are grouped by their lower limits', () => {
  expect([24_999, 25_000, 199_999, 200_000].map(priceBandOf)).toEqual(['under-250', '250-750', '750-2000', 'over-2000'])
  expect(
    [
      { h: 299, w: 10 },
      { h: 10, w: 300 },
      { h: 1000, w: 1 },
    ].map(sizeBandOf),
  ).toEqual(['small', 'medium', 'very-large'])
})

describe('an empty search', () => {
  const second = names.map((_, i): WorkCard => ({ ...work(i), id: `v${i}` }))
  const twice = { ...collection, works: [...collection.works, ...second].sort((a, b) => (a.artistId < b.artistId ? -1 : 1)) }
  const hung = (day: string) => artSearch(twice, guide, day).ask({}).works

  it('shows one work of every artist before any second one, in the order of the wall', () => {
    const artists = hung('2027-10-16').map(({ artist: { id } }) => id)
    expect(new Set(artists.slice(0, names.length)).size).toBe(names.length)
    expect(artists.slice(names.length)).toEqual(artists.slice(0, names.length))
    expect(artists.slice(0, names.length)).toEqual(artistsGridOf(collection, { sort: 'today' }, '2027-10-16').map(({ id }) => id))
  })

  it('keeps its order all day and changes it the next', () => {
    expect(hung('2027-10-16')).toEqual(hung('2027-10-16'))
    expect(hung('2027-10-17')).not.toEqual(hung('2027-10-16'))
  })
})
