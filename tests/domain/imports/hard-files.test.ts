import { describe, expect, it } from 'vitest'
import { proposeMapping } from '../../../src/domain/imports/columns/propose-mapping'
import { readDelimitedTable } from '../../../src/domain/imports/file/read-delimited-table'
import { importHandlerOf } from '../../../src/domain/imports/import-handlers'
import { importPlan } from '../../../src/domain/imports/plan/import-plan'
import { problemsCsv } from '../../../src/domain/imports/plan/problems-csv'
import { codes, kindNamed, problemsOf } from '../../support/import-files'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, unit => unit.charCodeAt(0))
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}
const dryRun = async (bytes: Uint8Array) => {
  const table = await readDelimitedTable('list.csv', bytes.slice().buffer)
  const { mapping, formats } = proposeMapping(kindNamed('people'), table)
  const nobody = { people: [], details: async () => new Map() }
  const plan = await importPlan(
    importHandlerOf('people'),
    { table, mapping, formats, answers: { 'comma-name': 'last-first' }, tz: 'UTC', today: '2027-08-01' },
    nobody,
  )
  return { table, plan, problems: problemsOf('people', plan) }
}

const list = 'Name,Email,Note\r\n"Ñandú, Zoë",zoe@x.example,"Said ""yes"",\r\nthen left"\r\nBen Ortiz,ben@x.example,Plain\r\n'

describe('a file is read correctly with', () => {
  it.each([
    ['plain UTF-8 with CRLF and quotes', utf8(list)],
    ['a byte-order mark', utf8(`\uFEFF${list}`)],
    ['Latin-1', latin1(list)],
    ['UTF-16 little-endian with a mark', utf16(`\uFEFF${list}`, true)],
    ['UTF-16 big-endian with a mark', utf16(`\uFEFF${list}`, false)],
    ['UTF-16 without a mark', utf16(list, true)],
    ['line feeds alone', utf8(list.replaceAll('\r\n', '\n'))],
    ['carriage returns alone', utf8(list.replaceAll('\r\n', '\r'))],
    [
      'semicolons',
      utf8(
        list
          .replace('Name,Email,Note', 'Name;Email;Note')
          .replace(',zoe@x.example,', ';zoe@x.example;')
          .replace('Ortiz,ben@x.example,', 'Ortiz;ben@x.example;'),
      ),
    ],
    [
      'tabs',
      utf8(
        list
          .replace('Name,Email,Note', 'Name\tEmail\tNote')
          .replace(',zoe@x.example,', '\tzoe@x.example\t')
          .replace('Ortiz,ben@x.example,', 'Ortiz\tben@x.example\t'),
      ),
    ],
    ['a line that declares its separator', utf8(`sep=,\r\n${list}`)],
    [
      'empty lines and delimiters at the ends',
      utf8(list.replace('Note\r\n', 'Note,\r\n').replace('Plain', 'Plain,,,').replace('Ben', '\r\n,,\r\nBen')),
    ],
  ])('%s', async (_, bytes) => {
    const { plan } = await dryRun(bytes)
    expect(plan.rows.map(({ data }) => data)).toMatchObject([
      { names: { first: 'Zoë', last: 'Ñandú' }, emails: ['zoe@x.example'], note: 'Said "yes",\nthen left' },
      { names: { first: 'Ben', last: 'Ortiz' }, emails: ['ben@x.example'], note: 'Plain' },
    ])
  })

  it('two columns of the same name, and a column that is not mapped', async () => {
    const { plan } = await dryRun(utf8('Name,Email,Email,Shoe size,\nBen Ortiz,ben@x.example,b@y.example,43,\n'))
    expect(plan.rows[0]!.data).toMatchObject({ emails: ['ben@x.example', 'b@y.example'], extra: { 'Shoe size': '43' } })
  })

  it('a missing column, whose values are unknown', async () => {
    const { plan } = await dryRun(utf8('Name\nBen Ortiz\n'))
    expect(plan.rows[0]!.data).toEqual({ names: { first: 'Ben', last: 'Ortiz', display: 'Ben Ortiz', sort: 'Ortiz, Ben' }, kind: 'person' })
  })

  it('a row without the empty cells at its end, with a word about it', async () => {
    const { plan } = await dryRun(utf8('Name,Email,Note\nBen Ortiz\n'))
    expect(plan.rows.map(codes)).toEqual([['create', 'fewer-cells']])
  })

  it('more than 20 MB and 20,000 rows', async () => {
    const rows = Array.from({ length: 20_500 }, (_, i) => `Person ${i},p${i}@x.example,${'word '.repeat(210)}`)
    const bytes = utf8(`Name,Email,Note\n${rows.join('\n')}\n`)
    expect(bytes.length).toBeGreaterThan(20 * 1024 * 1024)
    expect((await dryRun(bytes)).plan.counts).toEqual({ create: 20_500, update: 0, skip: 0, error: 0 })
  })
})

describe('a row is refused, and the others are accepted, because of', () => {
  it.each([
    ['too many cells', 'Cy Lund,cy@x.example,,more\n', 'too-many-cells'],
    ['a quotation mark that is never closed', 'Cy Lund,cy@x.example,"open\n', 'quote-not-closed'],
    ['more than one record can hold', `Cy Lund,cy@x.example,${'x'.repeat(800_000)}\n`, 'row-too-large'],
    ['no name', ',cy@x.example,\n', 'missing'],
  ])('%s', async (_, row, reason) => {
    const { table, plan, problems } = await dryRun(utf8(`Name,Email,Note\nBen Ortiz,ben@x.example,\n${row}`))
    expect(plan.rows.map(one => codes(one).slice(0, 2))).toEqual([['create'], ['error', reason]])
    expect(problemsCsv(table, problems).split('\r\n')).toHaveLength(2)
  })
})

describe('a file is refused, with the reason, because of', () => {
  it.each([
    ['nothing in it', utf8(''), 'file-unreadable', { reason: 'empty' }],
    ['spaces alone', utf8(' \n \n'), 'file-unreadable', { reason: 'empty' }],
    ['a header alone', utf8('Name,Email\n'), 'file-unreadable', { reason: 'no-rows' }],
    ['NUL bytes', utf8('Name,Email\nBen\0Ortiz,ben@x.example\n'), 'file-unreadable', { reason: 'binary' }],
    ['a spreadsheet of its own format', latin1('PK\u0003\u0004…'.replace('…', 'x')), 'file-unreadable', { reason: 'spreadsheet' }],
    ['a cell of 10 MB', utf8(`Name,Email\nBen Ortiz,ben@x.example\n"${'x'.repeat(10 * 1024 * 1024)}",c@x.example\n`), 'cell-too-large', { line: 3 }],
    ['more than 100 MB', new Uint8Array(100 * 1024 * 1024 + 1), 'file-too-large', {}],
    ['more than 100,000 rows', utf8(`Name\n${'Ben Ortiz\n'.repeat(100_001)}`), 'too-many-rows', { limit: 100_000 }],
  ])('%s', async (_, bytes, rule, details) => {
    await expect(dryRun(bytes)).rejects.toMatchObject({ rule, details })
  })
})

it('a formula is stored unchanged, exported as text, and the same when that file is imported again', async () => {
  const formulas = ['=HYPERLINK("x")', '+1+1', '-2', '@SUM(A1)', '=HYPERLINK("x")\nand more', '＝1+1']
  const { table, problems } = await dryRun(
    utf8(`Name,Email,Note\n${formulas.map((cell, i) => `,f${i}@x.example,"${cell.replaceAll('"', '""')}"`).join('\n')}\n`),
  )
  const out = problemsCsv(table, problems)
  for (const cell of formulas) expect(out).toContain(`'${cell.replaceAll('"', '""')}`)
  const { table: again } = await dryRun(utf8(out))
  expect(again.rows.map(({ cells }) => cells.at(-1)!.replace(/^'/, ''))).toEqual(formulas)
})
