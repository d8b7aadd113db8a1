import { describe, expect, it } from 'vitest'
import { type GuideQuery, guideSearch } from '../../../src/domain/guide/reading/guide-search'
import { largeEdition } from '../../support/large-edition'
import { card, guideIndex } from './guide-index'

const index = guideIndex({
  weekends: [1, 2].map(n => ({ n, name: `Weekend ${n}`, days: [], neighbourhoodIds: [] })),
  neighbourhoods: [
    { id: 'dock', name: 'Old Docks', colour: '#111', order: 1, outline: [] },
    { id: 'hill', name: 'Chapel Hill', colour: '#222', order: 0, outline: [] },
  ],
  sites: [{ id: 'mill', name: 'The Rope Mill', address: '17 Quay Street', pin: [0, 0], number: '2' }],
  listings: [
    card('ana', {
      number: '2',
      unit: '10',
      name: 'Ana María Núñez',
      media: ['Painting'],
      tags: ['studio'],
      siteId: 'mill',
      neighbourhoodId: 'dock',
      weekends: [1, 2],
      access: 'full',
      facilities: ['Toilets'],
      openings: [
        ['2027-10-16', '11:00', '18:00'],
        ['2027-10-23', '11:00', '18:00'],
      ],
    }),
    card('bo', {
      number: '2',
      unit: '9',
      name: 'Bo Andersson',
      media: ['Ceramics'],
      tags: ['studio'],
      siteId: 'mill',
      neighbourhoodId: 'dock',
      weekends: [1],
      access: 'partial',
      ticketed: true,
      openings: [['2027-10-16', '11:00', '14:00']],
    }),
    card('cy', {
      number: '1',
      name: 'Cyanotype Workshop',
      media: ['Photography'],
      tags: ['workshop'],
      address: '17 Hill Road',
      neighbourhoodId: 'hill',
      weekends: [2],
      blurb: 'Prints made with sunlight',
      facilities: ['Toilets', 'Parking'],
      openings: [['2027-10-23', '11:00', '18:00']],
    }),
    card('di', { number: '17', name: "Di O'Farrell", media: ['Painting'], neighbourhoodId: 'hill' }),
    card('eve', { name: 'Eve, by appointment', byAppointment: true }),
  ],
}) // prettier-ignore
const search = guideSearch(index)
const ids = (query: GuideQuery) => search.ask(query).cards.map(found => found.id)

describe('words', () => {
  it.each([
    ['nunez', ['ana']],
    ['NÚÑEZ maria', ['ana']],
    ['ana paint', ['ana']],
    ['cyanotpye', ['cy']],
    ['sunligth prints', ['cy']],
    ['cyanottpye', []],
    ['cyanotipe', ['cy']],
    ['anderson', ['bo']],
    ['bu', []],
    ['sunlight', ['cy']],
    ['rope mill ceramics', ['bo']],
    ['chapel', ['cy', 'di']],
    ['ofarrell', ['di']],
    ['o’farrell', ['di']],
    ['farrell', ['di']],
    ['nunez ceramics', []],
    ['   ', ['cy', 'bo', 'ana', 'di', 'eve']],
  ])('%s', (text, found) => {
    expect(new Set(ids({ text }))).toEqual(new Set(found))
  })

  it('put the listing with exactly that number first, and do not treat a number as a typing error of another', () => {
    expect(ids({ text: '17' })).toEqual(['di', 'cy'])
    expect(ids({ text: '1' })).toEqual(['cy'])
  })
})

describe('names in other languages', () => {
  const names = [
    'Jürgen Großmann',
    'Łukasz Żółć',
    'Søren Kierkegård',
    'Þórður Æsir',
    'İbrahim Yıldız',
    'Дмитрий Ёлкин',
    'Νίκος Σεφέρης',
    'محمد الفَارِسيّ',
    '東京の陶芸工房',
    '김민수 도예',
    'สมชาย ศิลปิน',
    'Nguyễn Thị Ánh',
    'דוד לוי',
  ] // prettier-ignore
  const world = guideSearch(guideIndex({ listings: names.map((name, i) => card(`${i}`, { number: String(i + 1), name })) }))
  it.each([
    ['grossmann', 0],
    ['Großmann', 0],
    ['lukasz zolc', 1],
    ['soren kierkegard', 2],
    ['thordur aesir', 3],
    ['ibrahim yildiz', 4],
    ['дмитрии елкин', 5],
    ['ΣΕΦΕΡΗΣ', 6],
    ['الفارسي', 7],
    ['陶芸', 8],
    ['工房', 8],
    ['김민', 9],
    ['ศิลปิน', 10],
    ['nguyen thi anh', 11],
    ['לוי', 12],
  ])('%s', (text, at) => {
    expect(world.ask({ text }).cards.map(found => found.name)).toEqual([names[at]])
  })
})

describe('filters', () => {
  it.each<[GuideQuery, string[]]>([
    [{ weekend: 2 }, ['cy', 'ana']],
    [{ date: '2027-10-16' }, ['bo', 'ana']],
    [{ neighbourhood: 'hill' }, ['cy', 'di']],
    [{ medium: 'Painting' }, ['ana', 'di']],
    [{ kind: 'workshop' }, ['cy']],
    [{ facility: 'Toilets' }, ['cy', 'ana']],
    [{ access: 'full' }, ['ana']],
    [{ access: 'partial' }, ['bo', 'ana']],
    [{ ticketed: true }, ['bo']],
    [{ ticketed: false }, ['cy', 'ana', 'di', 'eve']],
    [{ openAt: { date: '2027-10-16', time: '13:59' } }, ['bo', 'ana']],
    [{ openAt: { date: '2027-10-16', time: '14:00' } }, ['ana']],
    [{ openAt: { date: '2027-10-16', time: '13:00' }, doors: { bo: { open: false }, cy: { open: true } } }, ['cy', 'ana']],
    [{ weekend: 1, medium: 'Painting', text: 'ana' }, ['ana']],
    [{ neighbourhood: 'no such place' }, []],
  ])('%j', (query, found) => {
    expect(ids(query)).toEqual(found)
  })

  it('count the results of each choice with the other filters unchanged', () => {
    const { facets } = search.ask({ neighbourhood: 'dock', medium: 'Painting' })
    expect(facets.medium).toEqual([
      { value: 'Ceramics', label: 'Ceramics', count: 1 },
      { value: 'Painting', label: 'Painting', count: 1 },
      { value: 'Photography', label: 'Photography', count: 0 },
    ])
    expect(facets.neighbourhood).toEqual([
      { value: 'hill', label: 'Chapel Hill', count: 1 },
      { value: 'dock', label: 'Old Docks', count: 1 },
    ])
    expect(facets.weekend.map(choice => [choice.label, choice.count])).toEqual([
      ['Weekend 1', 1],
      ['Weekend 2', 1],
    ]) // prettier-ignore
  })
})

describe('order', () => {
  it('is by number, then by unit in numeric order, listings without a number last', () => {
    expect(ids({})).toEqual(['cy', 'bo', 'ana', 'di', 'eve'])
  })
  it('is by name on request', () => {
    expect(ids({ sort: 'name' })).toEqual(['ana', 'bo', 'cy', 'di', 'eve'])
    expect(ids({ sort: 'number', text: 'painting' })).toEqual(['ana', 'di'])
  })
  it('is by what fits the words best only on request or where nothing else is asked for', () => {
    expect(ids({ sort: 'relevance', text: '17' })).toEqual(['di', 'cy'])
    expect(ids({ sort: 'number', text: '17' })).toEqual(['cy', 'di'])
    expect(ids({ sort: 'relevance' })).toEqual(['cy', 'bo', 'ana', 'di', 'eve'])
  })
})

describe('an empty result', () => {
  it('suggests the filters to remove, the one with most results first', () => {
    expect(search.ask({ medium: 'Painting', neighbourhood: 'dock', weekend: 2, ticketed: true }).alternatives).toEqual([
      { drop: ['ticketed'], count: 1 },
    ])
    expect(search.ask({ medium: 'Ceramics', neighbourhood: 'hill' }).alternatives).toEqual([
      { drop: ['medium'], count: 2 },
      { drop: ['neighbourhood'], count: 1 },
    ])
  })
  it('suggests two filters if one is not enough', () => {
    expect(search.ask({ medium: 'Ceramics', neighbourhood: 'hill', text: 'zzzz' }).alternatives.map(way => way.drop)).toEqual([
      ['medium', 'text'],
      ['neighbourhood', 'text'],
    ])
  })
  it('suggests nothing if there are results, or if the guide is empty', () => {
    expect(search.ask({}).alternatives).toEqual([])
    expect(guideSearch(guideIndex()).ask({ text: 'a' })).toMatchObject({ cards: [], alternatives: [] })
  })
})

it('gives each choice the count of results that choosing it gives', () => {
  const large = largeEdition(120, 300)
  const big = guideSearch(large)
  const query: GuideQuery = { neighbourhood: 'n3', ticketed: false }
  for (const choice of big.ask(query).facets.kind) expect(big.ask({ ...query, kind: choice.value }).cards.length).toBe(choice.count)
})
