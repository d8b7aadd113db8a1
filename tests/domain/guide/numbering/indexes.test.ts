import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndexes, type IndexedListing, indexKinds } from '../../../../src/domain/guide/numbering/build-indexes'
import { indexJson, indexSheet, indexTaggedText } from '../../../../src/domain/guide/numbering/index-files'
import { indexHeading, indexName, indexOrder } from '../../../../src/domain/guide/numbering/index-names'

const listing = (sortName: string, number?: string, of: Partial<IndexedListing> = {}): IndexedListing => ({
  id: `${sortName} ${number}`,
  sortName,
  number,
  media: [],
  weekends: [],
  ...of,
})

it.each([
  ['de la Cruz, Maria', 'Cruz, Maria de la'],
  ['De la Cruz, Maria', 'De la Cruz, Maria'],
  ['van Gogh, Vincent', 'Gogh, Vincent van'],
  ['van der Berg', 'Berg, van der'],
  ['d’Arcy, Ann', 'Arcy, Ann d’'],
  ["'t Hart, Jo", "Hart, Jo 't"],
  ['al-Masri, Tariq', 'Masri, Tariq al-'],
  ['hooks, bell', 'hooks, bell'],
  ['Lee', 'Lee'],
  ['la', 'la'],
  ['The Rope Mill', 'Rope Mill, The'],
  [' the Rope Mill ', 'Rope Mill, the'],
  ['A', 'A'],
  ['Núñez, Ana', 'Núñez, Ana'],
])('%s is indexed as %s', (sortName, name) => {
  expect(indexName(sortName)).toBe(name)
})

it.each([
  ['Łukasz', 'L'],
  ['Ødegaard', 'O'],
  ['Æsop', 'A'],
  ['Ñandú', 'N'],
  ['ßtein', 'S'],
  ['“Quoted”', 'Q'],
  ['Ωμέγα', 'Ω'],
  ['Άλφα', 'Α'],
  ['ёлка', 'Е'],
  ['אבי', 'א'],
  ['3 Doors', '0–9'],
  ['渡辺', 'Other scripts'],
  ['!!', '*'],
  ['', '*'],
])('%s stands under %s', (name, heading) => {
  expect(indexHeading(name)).toBe(heading)
})

describe('the indexes of a guide', () => {
  const mill = { building: 'Rope Mill', neighbourhood: { name: 'Docks', order: 2 }, weekends: [{ n: 1, name: 'First weekend' }] }
  const hill = { neighbourhood: { name: 'Hill', order: 1 }, weekends: [{ n: 2, name: 'Last weekend' }] }
  const indexes = buildIndexes([
    listing('van Gogh, Vincent', '17', { ...mill, unit: '10', media: ['Painting'] }),
    listing('Núñez, Ana', '17', { ...mill, unit: '9', media: ['Painting', 'Print'], artistId: 'ana' }),
    listing('Núñez, Ana', '204a', { ...hill, media: ['Print'], artistId: 'ana' }),
    listing('Nunez, Ana', '3', hill),
    listing('Ωμέγα', '204', hill),
    listing('Zuse, Jo', undefined, { media: ['Print'] }),
  ])
  const printed = Object.fromEntries(
    indexKinds.map(kind => [
      kind,
      indexes[kind].map(({ heading, entries }) => [heading, ...entries.map(({ text, numbers }) => `${text} ${numbers.join(', ')}`.trim())]),
    ]),
  )

  it('by name: without particles, an artist with two studios once, two of one name apart, other alphabets last', () => {
    expect(printed['name']).toEqual([
      ['G', 'Gogh, Vincent van 17 10'],
      ['N', 'Nunez, Ana 3', 'Núñez, Ana 17 9, 204a'],
      ['Z', 'Zuse, Jo'],
      ['Ω', 'Ωμέγα 204'],
    ])
  })
  it('by medium, by neighborhood, by building and by weekend', () => {
    expect(printed['medium']).toEqual([
      ['Painting', 'Gogh, Vincent van 17 10', 'Núñez, Ana 17 9'],
      ['Print', 'Núñez, Ana 17 9, 204a', 'Zuse, Jo'],
    ])
    expect(printed['neighbourhood']).toEqual([
      ['Hill', 'Nunez, Ana 3', 'Ωμέγα 204', 'Núñez, Ana 204a'],
      ['Docks', 'Núñez, Ana 17 9', 'Gogh, Vincent van 17 10'],
    ])
    expect(printed['building']).toEqual([['Rope Mill', 'Núñez, Ana 17 9', 'Gogh, Vincent van 17 10']])
    expect(printed['weekend']).toEqual([
      ['First weekend', 'Núñez, Ana 17 9', 'Gogh, Vincent van 17 10'],
      ['Last weekend', 'Nunez, Ana 3', 'Ωμέγα 204', 'Núñez, Ana 204a'],
    ])
  })
  it('are a table, JSON, and text with tags in which no name can break the format', () => {
    expect(indexSheet(indexes).rows).toContainEqual(['Names', 'N', 'Núñez, Ana', '17 9, 204a'])
    expect(JSON.parse(indexJson('2027', indexes))).toMatchObject({ edition: '2027', indexes: { name: [{ heading: 'G' }, {}, {}, {}] } })
    const tagged = indexTaggedText(buildIndexes([listing('Ode <3>\r\n\\o/ 🎨é', '17')]))
    expect(tagged).toBe(
      [
        '<ASCII-WIN>',
        '<ParaStyle:Index title>Names',
        '<ParaStyle:Index heading>O',
        '<ParaStyle:Index entry>Ode \\<3\\> \\\\o/ <0xD83C><0xDFA8><0x00E9>\t17',
        '',
      ].join('\r\n'),
    )
  })
})

const scripts = ['Ana', 'ana', 'Ána', 'Łu', 'Ørn', 'Zoë', 'de la Cruz, Ana', 'Ωμ', 'Ά', 'Яна', 'Ёж', '渡', '가', '9', '٣', '#', 'ʼn', 'ǅ']
const drawnListing = fc.record({
  sortName: fc.oneof(fc.constantFrom(...scripts), fc.string({ unit: 'grapheme', maxLength: 5 })),
  number: fc.option(fc.constantFrom('1', '2', '2a', '10'), { nil: undefined }),
  media: fc.array(fc.constantFrom('Oil', 'Ink'), { maxLength: 2 }),
})

it('holds every listing once under each of its headings, in order, whatever the names and however they come', () => {
  fc.assert(
    fc.property(fc.array(drawnListing, { maxLength: 30 }), drawn => {
      const all = drawn.map((one, i) => ({ ...one, id: `l${i}`, weekends: [] }))
      const indexes = buildIndexes(all)
      expect(buildIndexes(all.toReversed())).toEqual(indexes)
      for (const kind of indexKinds) expect(new Set(indexes[kind].map(({ heading }) => heading)).size).toBe(indexes[kind].length)
      const entries = indexes.name.flatMap(section => section.entries)
      expect(entries).toHaveLength(all.length)
      expect(indexes.medium.flatMap(section => section.entries)).toHaveLength(all.reduce((sum, { media }) => sum + new Set(media).size, 0))
      for (const { entries: within } of indexes.name)
        expect(within.map(({ text }) => text)).toEqual(within.map(({ text }) => text).sort(indexOrder.compare))
    }),
  )
})

it('goes through the Latin letters once, from A to Z', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ſ]{1,4}$/), { maxLength: 40 }), names => {
      const sorted = [...names].sort(indexOrder.compare).map(indexHeading)
      expect(sorted).toEqual([...sorted].sort())
    }),
  )
})
