import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { localTimeField } from '../../../../src/domain/imports/cells/local-time-field'
import { readFittingLine, readLine } from '../../../../src/domain/imports/cells/read-cell'
import { expectedOf, readFields } from '../../../../src/domain/imports/cells/read-fields'
import { readTimes } from '../../../../src/domain/imports/cells/read-time-columns'
import { Columns, RowCells } from '../../../../src/domain/imports/cells/row-cells'
import { ZoneClock } from '../../../../src/domain/imports/cells/zone-clock'
import { fills } from '../../../../src/domain/imports/columns/import-field'
import { boolean, choice, list, localDate, longText, money, number, optional, text, url } from '../../../../src/domain/shared/records/fields'

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

function cellsOf(row: Readonly<Record<string, string>>, isPublic: boolean, isMapped = true) {
  const header = Object.keys(row)
  const table = { name: 'file', header, rows: [{ line: 2, cells: Object.values(row) }] } as never
  const mapping = isMapped ? Object.fromEntries(header.map(name => [name, name.replace(/\d$/, '')])) : {}
  return new RowCells({ line: 2, cells: Object.values(row) }, new Columns(table, mapping, true), isPublic, {})
}

function read(row: Readonly<Record<string, string>>, misfits: 'fail' | 'keep') {
  const cells = cellsOf(row, false)
  const said = readFields(cells, columns, formats, misfits)
  return { said, extra: cells.extra, codes: [...cells.reasons, ...cells.warnings].map(({ code }) => code) }
}

describe('a column that fills a field is read as the field declares', () => {
  const right = { title: ' A\nb ', story: 'O\nne', story2: 'Two', kinds: 'a; b', isNew: 'yes', price: '$1,250.50', site: 'b.example', year: '1987' }
  it('whatever its kind', () =>
    expect(read({ ...right, size: 'Very large', day: '3/9/2027' }, 'fail')).toEqual({
      said: {
        title: 'A b',
        story: 'O\nne\n\nTwo',
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

  it('and what fits is in no other column', () => {
    const { extra, codes } = read({ ...right, size: 'small', day: '3/9/2027' }, 'keep')
    expect([extra, codes]).toEqual([{}, []])
  })

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
    expect(
      [columns.year.fills, number('N', { min: 1 }), number('N', { max: 9 }), number('N'), columns.size.fills, columns.day.fills].map(expectedOf),
    ).toEqual([
      'a whole number from 1900 to 2100',
      'a number from 1',
      'a number up to 9',
      'a number',
      'one of these: small, very_large',
      'a date in the chosen format',
    ]))

  it('and what is said about it names the field and the value', () => {
    const remarks = (row: Readonly<Record<string, string>>, misfits: 'fail' | 'keep') => {
      const cells = cellsOf(row, false)
      readFields(cells, columns, formats, misfits)
      return [...cells.reasons, ...cells.warnings]
    }
    expect(remarks({ title: ' ', story: 'Twelve words', price: '€5', site: 'a.example b.example' }, 'fail')).toEqual([
      { code: 'missing', field: 'title' },
      { code: 'too-long', field: 'story', value: 12 },
      { code: 'not-dollars', field: 'price', value: '€5' },
      { code: 'unreadable-link', field: 'site', value: 'a.example b.example' },
    ])
    expect(remarks({ title: ' ' }, 'fail').map(Object.keys)).toEqual([['code', 'field']])
    expect(remarks({ title: 'A', site: 'see a.example' }, 'keep')).toEqual([{ code: 'not-a-link', field: 'site', value: 'see' }])
    expect(remarks({ title: 'A', kinds: 'a;b;c' }, 'keep')).toEqual([{ code: 'list-shortened', field: 'kinds', value: 3 }])
  })

  it('and of two addresses the first is taken; both stay under their header', () => {
    const { said, extra, codes } = read({ title: 'A', site: 'a.example b.example' }, 'keep')
    expect([said['site'], extra, codes]).toEqual(['https://a.example', { site: 'a.example b.example' }, []])
  })
})

it('a line may be needed, and makes the row an error where it is too long', () => {
  const line = (note: string, needed?: boolean) => {
    const cells = cellsOf({ note }, false)
    return [readLine(cells, 'note', text('Note', 5), needed), ...cells.reasons]
  }
  expect([line('Short', true), line(' '), line(' ', true), line('Longer')]).toEqual([
    ['Short'],
    [undefined],
    [undefined, { code: 'missing', field: 'note' }],
    ['Longer', { code: 'too-long', field: 'note', value: 6 }],
  ])
})

it('a line that does not fit is stored under its header, and one that does is the value', () => {
  const line = (note: string) => {
    const cells = cellsOf({ note }, false)
    return [readFittingLine(cells, 'note', 5), cells.extra, cells.warnings.map(({ code }) => code)]
  }
  expect([line(' Short '), line('Longer'), line('\u0001'), line('')]).toEqual([
    ['Short', {}, []],
    [undefined, { note: 'Longer' }, ['kept-as-other-column']],
    [undefined, {}, []],
    [undefined, {}, []],
  ])
})

describe('a column without a field', () => {
  const kept = (note: string, isPublic: boolean) => {
    const { extra, warnings } = cellsOf({ note }, isPublic, false)
    return [extra['note'], warnings]
  }
  const left = [{ code: 'email-left-out', field: 'note' }]
  it.each([
    ['Red door', ['Red door', []]],
    ['ann@example.org', [undefined, left]],
    ['write to ann@example.org, or call', ['write to …, or call', left]],
    ['see https://ann@example.org/x', ['see https://…/x', left]],
    ['https://example.org/?to=ann@example.org', [undefined, left]],
    ['https://maps.example/@37.7,-122.4', ['https://maps.example/@37.7,-122.4', []]],
    ['see http://video.example/@ann.b', ['see http://video.example/@ann.b', []]],
  ])('is stored for visitors without email addresses: %s', (cell, stored) => expect(kept(cell, true)).toEqual(stored))
  it('is stored for staff as it is', () => expect(kept(' ann@example.org ', false)).toEqual(['ann@example.org', []]))
  it.each(['a', '1', 'a.', 'a@a'])('is read at once where it has 60,000 characters of “%s” without a break', part => {
    const at = performance.now()
    expect(kept(part.repeat(60_000 / part.length), true)[1]).toEqual([])
    expect(performance.now() - at).toBeLessThan(1500)
  })
})

it('a day and time is one that exists', () => {
  const { schema } = localTimeField('Begins')
  const fits = (moment: string) => v.is(schema, moment)
  expect(['2027-03-09T11:00', '2028-02-29T00:00', '1970-01-01T00:01'].map(fits)).toEqual([true, true, true])
  expect(['2027-02-29T11:00', '2027-13-01T11:00', '2027-03-09T24:01', '2027-03-09 11:00', '2027-03-09T11:00Z'].map(fits)).toEqual(
    Array(5).fill(false),
  )
})

describe('hours', () => {
  const hours = (row: Readonly<Record<string, string>>) => {
    const cells = cellsOf(row, false)
    return [readTimes(cells, formats, new ZoneClock('America/Los_Angeles')), ...[...cells.reasons, ...cells.warnings].map(Object.values)]
  }
  const afternoon = { start: '2027-10-16T11:00', end: '2027-10-16T18:00' }
  it.each([
    { date: '10/16/2027', startTime: '11:00', endTime: '6 pm' },
    { start: '10/16/2027 11:00', end: '10/16/2027 18:00' },
    { start: '10/16/2027 11:00', end: '18:00' },
    { start: '10/16/2027 11:00', endTime: '18:00' },
    { date: '10/16/2027', start: '11:00', end: '18:00' },
    { start: '10/16/2027', startTime: '11:00', endTime: '18:00' },
    { start: '2027-10-16 18:00Z', end: '2027-10-17 01:00Z' },
    { start: '2027-10-16 18:00Z', endTime: '25:00', end: '2027-10-17 01:00' },
  ])('may stand in columns of their own, together, or both: %o', row => expect(hours(row)).toEqual([afternoon]))

  it.each([
    [{}, ['missing', 'date'], ['missing', 'startTime'], ['missing', 'endTime']],
    [
      { date: 'soon', startTime: 'early', endTime: 'late' },
      ['unreadable-date', 'date', 'soon'],
      ['unreadable-time', 'startTime', 'early'],
      ['unreadable-time', 'endTime', 'late'],
    ],
    [{ start: 'x', end: 'y' }, ['unreadable-date', 'start', 'x'], ['unreadable-time', 'start', 'x'], ['unreadable-time', 'end', 'y']],
    [{ start: '10/16/2027', startTime: 'x', end: 'y', endTime: 'z' }, ['unreadable-time', 'start', 'x'], ['unreadable-time', 'end', 'z']],
  ])('are refused with the cell that cannot be read: %o', (row, ...said) => expect(hours(row)).toEqual([undefined, ...said]))

  it('may end after midnight, and do not end before they begin', () => {
    const row = { date: '10/16/2027', startTime: '20:00', endTime: '02:00' }
    expect(hours(row)).toEqual([{ start: '2027-10-16T20:00', end: '2027-10-17T02:00' }, ['ends-after-midnight', 'endTime', '02:00']])
    expect(hours({ ...row, endTime: '20:00' })[1]).toEqual(['ends-before-start', 'end', '2027-10-16T20:00'])
    expect(hours({ start: '10/16/2027 20:00', end: '10/16/2027 02:00' })[1]).toEqual(['ends-before-start', 'end', '2027-10-16T02:00'])
  })

  it('say where the clocks change', () => {
    expect(hours({ date: '3/14/2027', startTime: '02:30', endTime: '05:00' })[1]).toEqual([
      'time-skipped-by-clock-change',
      'start',
      '2027-03-14T02:30',
    ])
    expect(hours({ date: '11/7/2027', startTime: '00:30', endTime: '01:30' })[1]).toEqual(['time-occurs-twice', 'end', '2027-11-07T01:30'])
  })
})

it('an apostrophe is removed where our own exports put it, before a formula, and nowhere else', () =>
  expect(["'=1+1", "'t Huis", "=x'", "'+'"].map(note => cellsOf({ note }, false).cell('note'))).toEqual(['=1+1', "'t Huis", "=x'", "+'"]))
