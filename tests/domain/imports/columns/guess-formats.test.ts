import { describe, expect, it } from 'vitest'
import type { Formats } from '../../../../src/domain/imports/columns/column-mapping'
import { guessFormats } from '../../../../src/domain/imports/columns/guess-formats'
import { column } from '../../../../src/domain/imports/columns/import-field'

const columns = [
  { name: 'day', ...column('Day', 'day', { format: 'date' as const }) },
  { name: 'price', ...column('Price', 'price', { format: 'decimal' as const }) },
  { name: 'tags', ...column('Tags', 'tags', { format: 'list' as const }) },
]

/** The formats of a file with these cells in one column, beside a column that no field holds. */
function guessed(name: 'day' | 'price' | 'tags', cells: readonly string[], before?: Formats) {
  const rows = cells.map((cell, i) => ({ line: i + 2, cells: ['1.2.2027; 1,5 | x', cell] }))
  return guessFormats({ header: ['Note', 'It'], rows } as never, { It: name }, columns, before)
}

describe('how a file writes', () => {
  it.each([
    [['2027-04-03'], 'iso', []],
    [['3/4/2027', '2027-04-03T10:00'], 'iso', []],
    [['2027/04/03'], 'ymd', []],
    [['2027.04.03'], 'ymd', []],
    [['3/4/2027', '13/4/2027'], 'dmy', []],
    [['3/4/2027', '4/13/2027'], 'mdy', []],
    [['3/4/2027', '4/3/2027'], 'dmy', ['date']],
    [['3.4.2027', '4.3.2027'], 'dmy', []],
    [['3.4.2027', '4/3/2027'], 'dmy', ['date']],
    [['soon'], 'dmy', ['date']],
    [['March 4, 2027', '5 May 2027'], 'dmy', []],
    [['', ' '], 'iso', []],
  ])('days: %s', (cells, date, unsure) => expect(guessed('day', cells)).toMatchObject({ formats: { date }, unsure }))

  it.each([
    [['1,5', '2'], ','],
    [['1.5', '2'], '.'],
    [['1,250', '2,500'], '.'],
    [['1.250', '2,5'], ','],
    [['1,2505'], ','],
    [['1,5', '1.5'], '.'],
    [[], '.'],
  ])('fractions: %s', (cells, decimal) => expect(guessed('price', cells).formats.decimal).toBe(decimal))

  it.each([
    [['a; b, c'], ';'],
    [['a, b', 'c | d'], '|'],
    [['a, b / c'], ','],
    [['a / b'], '/'],
    [['a/b'], ';'],
    [['a'], ';'],
  ])('lists: %s', (cells, list) => expect(guessed('tags', cells).formats.list).toBe(list))

  const before = { date: 'mdy', decimal: ',', list: '/' } as const
  it.each([
    ['day', ['13/4/2027', '3/4/2027'], { date: 'dmy' }],
    ['day', ['3/4/2027'], { date: 'mdy' }],
    ['day', ['2027-04-03'], { date: 'iso' }],
    ['price', ['1.50', '20'], { decimal: '.' }],
    ['price', ['20', '1,250'], { decimal: ',' }],
    ['tags', ['a, b'], { list: '/' }],
  ] as const)('as the file before only where its own cells do not say it: %s %s', (name, cells, formats) => {
    expect(guessed(name, cells, before)).toMatchObject({ formats, unsure: [] })
  })

  it('and shows a cell of each format that it has', () => {
    expect(guessed('tags', ['a', ' b|c ', 'd|e']).samples).toEqual({ list: 'b|c' })
    expect(guessed('day', [' ', ' 3/4/2027 ']).samples).toEqual({ date: '3/4/2027' })
  })

  it('by the first two thousand rows', () => {
    const many = Array.from({ length: 2000 }, () => '3/4/2027')
    expect(guessed('day', [...many.slice(1), '2027-04-03']).formats.date).toBe('iso')
    expect(guessed('day', [...many, '2027-04-03']).formats.date).toBe('dmy')
  })
})
