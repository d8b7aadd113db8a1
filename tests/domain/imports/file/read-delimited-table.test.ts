import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { tableLimits } from '../../../../src/domain/imports/file/file-table'
import { readDelimitedTable } from '../../../../src/domain/imports/file/read-delimited-table'
import { bytesOf, tableOf } from '../../../support/import-files'

const bytes = (...values: number[]) => new Uint8Array(values).buffer
const cells = async (text: string) => (await tableOf(text)).rows.map(row => row.cells)
const refusal = (rule: string, details: object) => expect.objectContaining({ rule, details: expect.objectContaining(details) })

describe('the encoding of a file', () => {
  it('is UTF-8 with or without a byte-order mark, which is not part of the first header', async () => {
    const table = await readDelimitedTable('a.csv', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Küche,b\n1,2')))
    expect(table).toMatchObject({ encoding: 'utf-8', header: ['Küche', 'b'] })
  })
  it('is Windows-1252 if the bytes are not valid UTF-8, with its typographic characters', async () => {
    const table = await readDelimitedTable('a.csv', bytes(0x61, 0x2c, 0x62, 10, 0x80, 0x2c, 0x84, 0xe4, 0x93))
    expect(table.encoding).toBe('windows-1252')
    expect(table.rows[0]!.cells).toEqual(['€', '„ä“'])
  })
  it('is UTF-16 in either byte order, with or without a mark', async () => {
    const text = 'name,place\nHall,Õre'
    const little = Uint8Array.from(Array.from(text, c => c.charCodeAt(0)).flatMap(unit => [unit & 255, unit >> 8]))
    const big = Uint8Array.from(Array.from(text, c => c.charCodeAt(0)).flatMap(unit => [unit >> 8, unit & 255]))
    for (const [file, encoding] of [
      [[0xff, 0xfe, ...little], 'utf-16le'],
      [[0xfe, 0xff, ...big], 'utf-16be'],
      [[...little], 'utf-16le'],
    ] as const) {
      const table = await readDelimitedTable('a.csv', Uint8Array.from(file).buffer)
      expect(table).toMatchObject({ encoding, header: ['name', 'place'], rows: [{ cells: ['Hall', 'Õre'] }] })
    }
  })
  it('does not change its hash, the SHA-256 of its bytes', async () => {
    expect((await tableOf('a,b\n1,2')).fileHash).toBe('aeedab1ee7a1043753c9ab768594bc8420d7b85491d0be9421edc3813c237f4c')
  })
})

describe('rows and columns', () => {
  it('use the separator that gives rows as many cells as the header', async () => {
    expect((await tableOf('name;lat;lng\nA;51,5;0,1\nB;51,6;0,2')).delimiter).toBe(';')
    expect((await tableOf('name\tnote\nA\tone, two; three')).delimiter).toBe('\t')
    expect((await tableOf('name|note\nA|one, two')).delimiter).toBe('|')
    expect((await tableOf('name,kinds\nA,x;y\nB,y;z')).delimiter).toBe(',')
  })
  it('use the separator that a spreadsheet declares, and rows are counted as the spreadsheet counts them, without it', async () => {
    const table = await tableOf('sep=;\r\na;b\r\n1;2\r\n')
    expect(table).toMatchObject({ delimiter: ';', header: ['a', 'b'], rows: [{ line: 2, cells: ['1', '2'] }] })
  })
  it('keep newlines inside quotes, with the number of each row in a spreadsheet', async () => {
    const table = await tableOf('a,b\r\n1,"x\r\ny"\r\n\r\n2,z\r\n')
    expect(table.rows).toEqual([
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 4, cells: ['2', 'z'] },
    ])
  })
  it('are all found in a file with mixed line ends', async () => {
    expect(await cells('a,b\r\n1,2\n3,4\r5,6')).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })
  it('are reported if a row has too many cells; empty ones that it lacks at its end are filled in', async () => {
    const table = await tableOf('a,b\n1\n1,2\n1,2,3\n1,2,,\n"1,2\n')
    expect(table.rows.map(row => row.problem)).toEqual([undefined, undefined, 'too-many-cells', undefined, 'quote-not-closed'])
    expect(table.rows[0]).toEqual({ line: 2, cells: ['1', ''], given: 1 })
    expect(table.rows[3]!.cells).toEqual(['1', '2'])
  })
  it('must have unique headers that are not empty', async () => {
    expect((await tableOf('Note,Note, ,__name__,\n1,2,3,4,')).header).toEqual(['Note', 'Note (2)', 'Column 3', 'name'])
  })
  it('are read as they were written, whatever the cells contain', async () => {
    const cell = fc.string({ unit: 'binary' }).map(text => text.replace(/[\r\0]/g, ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t', '|'),
        async (rows, delimiter) => {
          const filled = rows.map(row => ['x', ...row])
          const text = Papa.unparse([['w1', 'w2', 'w3', 'w4'], ...filled], { delimiter, newline: '\r\n', quotes: true })
          const table = await readDelimitedTable('a.csv', bytesOf(text))
          expect(table.delimiter).toBe(delimiter)
          expect(table.rows.map(row => row.cells)).toEqual(filled)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a file is refused', () => {
  it('over 100 MB', async () => {
    const file = new ArrayBuffer(tableLimits.fileBytes + 1)
    await expect(readDelimitedTable('a.csv', file)).rejects.toEqual(refusal('file-too-large', { limit: 104_857_600, bytes: 104_857_601 }))
  })
  it('over 100,000 rows', async () => {
    const rows = (count: number) => `a,b\n${'1,2\n'.repeat(count)}`
    expect((await tableOf(rows(100_000))).rows).toHaveLength(100_000)
    await expect(tableOf(rows(100_001))).rejects.toEqual(refusal('too-many-rows', { limit: 100_000 }))
  })
  it('with a cell over 1 MB, counted in bytes', async () => {
    const file = (length: number) => `a,b\n1,2\n3,${'é'.repeat(length)}`
    expect((await tableOf(file(524_288))).rows).toHaveLength(2)
    await expect(tableOf(file(524_289))).rejects.toEqual(refusal('cell-too-large', { line: 3, limit: 1_048_576 }))
  })
  it('if it is empty, has only a header, is a spreadsheet or not text', async () => {
    await expect(tableOf('\n \n')).rejects.toEqual(refusal('file-unreadable', { reason: 'empty' }))
    await expect(tableOf('a,b\n\n')).rejects.toEqual(refusal('file-unreadable', { reason: 'no-rows' }))
    await expect(readDelimitedTable('a.xlsx', bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0))).rejects.toEqual(
      refusal('file-unreadable', { reason: 'spreadsheet' }),
    )
    await expect(readDelimitedTable('a.png', bytes(0x89, 0x50, 0, 0, 1, 0x41, 7))).rejects.toEqual(refusal('file-unreadable', { reason: 'binary' }))
  })
})
