import { describe, expect, it } from 'vitest'
import { expectedOf, readFields } from '../../../src/domain/imports/cells/read-fields'
import { Columns, RowCells } from '../../../src/domain/imports/cells/row-cells'
import { fills } from '../../../src/domain/imports/columns/import-field'
import { boolean, choice, list, localDate, longText, money, number, optional, text, url } from '../../../src/domain/shared/records/fields'

const columns = {
  title: fills(text('Title', 5), 'title', { required: true }),
  story: fills(optional(longText('Story', 10)), 'story'),
  kinds: fills(list('Kinds', text('Kind', 4), 2), 'kinds'),
  isNew: fills(boolean('New'), 'new'),
  price: fills(money('Price'), 'price'),
  site: fills(url('Site'), 'site'),
  year: fills(number('Year', { min: 1900, max: 2100, integer: true }), 'year'),
  size: fills(choice('Size', ['small', 'very_large']), 'size'),
  day: fills(localDate('Day'), 'day'),
}
const formats = { date: 'mdy', decimal: '.', list: ';' } as const

function read(row: Readonly<Record<string, string>>, misfits: 'fail' | 'keep') {
  const header = Object.keys(row)
  const table = { name: 'file', header, rows: [{ line: 2, cells: Object.values(row) }] } as never
  const mapping = Object.fromEntries(header.map(name => [name, name.replace(/\d$/, '')]))
  const cells = new RowCells({ line: 2, cells: Object.values(row) }, new Columns(table, mapping, true), false, {})
  const said = readFields(cells, columns, formats, misfits)
  return { said, extra: cells.extra, codes: [...cells.reasons, ...cells.warnings].map(({ code }) => code) }
}

describe('a column that fills a field is read as the field declares', () => {
  const right = { title: ' A b ', story: 'One', story2: 'Two', kinds: 'a; b', isNew: 'yes', price: '$1,250.50', site: 'b.example', year: '1987' }
  it('whatever its kind', () =>
    expect(read({ ...right, size: 'Very large', day: '3/9/2027' }, 'fail')).toEqual({
      said: {
        title: 'A b',
        story: 'One\n\nTwo',
        kinds: ['a', 'b'],
        isNew: true,
        price: { cents: 125_050, cur: 'usd' },
        site: 'https://b.example',
        year: 1987,
        size: 'very_large',
        day: '2027-03-09',
      },
      extra: {},
      codes: [],
    }))

  const wrong = { title: 'Too long', story: 'Much too long', kinds: 'a; b; c', isNew: 'perhaps', site: 'no', year: '1899', size: 'tiny', day: 'May' }
  it('and a value that does not fit makes the row an error', () =>
    expect(read(wrong, 'fail').codes).toEqual([
      'too-long',
      'too-long',
      'too-many-entries',
      'unreadable-yes-no',
      'unreadable-link',
      'unreadable-value',
      'unreadable-value',
      'unreadable-value',
    ]))

  it('or is stored under its header, with a warning', () => {
    const { said, extra, codes } = read(wrong, 'keep')
    expect([said, extra]).toEqual([{ kinds: ['a', 'b'] }, wrong])
    expect(codes).toEqual([
      'kept-as-other-column',
      'kept-as-other-column',
      'list-shortened',
      'unreadable-flag',
      'not-a-link',
      'value-kept',
      'value-kept',
      'value-kept',
    ])
  })

  it('and a required one may not be empty', () => expect(read({ title: ' ' }, 'fail')).toEqual({ said: {}, extra: {}, codes: ['missing'] }))

  it('and the sentence about it says what the field holds', () =>
    expect([columns.year, columns.size, columns.day].map(({ fills: field }) => expectedOf(field))).toEqual([
      'a whole number from 1900 to 2100',
      'one of these: small, very_large',
      'a date in the chosen format',
    ]))
})
