import { expect, it } from 'vitest'
import { copyOut } from '../../../../src/adapters/memory/documents/copy-values'
import { FieldLayouts } from '../../../../src/adapters/memory/documents/field-layouts'
import type { Fields } from '../../../../src/ports/documents'

const at = new Date('2027-10-16T18:00:00Z')

it.each<readonly [string, Fields]>([
  ['no fields', {}],
  [
    'fields of every kind',
    { none: null, yes: false, n: -0, odd: Number.NaN, name: 'Añil', at, list: [1, { deep: [at] }], map: { a: { b: [null] } } },
  ],
  ['fields that are numbers', { 2: 'b', 1: ['a'], 10: {} }],
  ['fields that are called like parts of the language', { constructor: 1, toString: ['a'], '"': 'quoted', '\\': {}, '\u2028': 1 }],
])('keeps and copies %s', (_, fields) => {
  const laidOut = new FieldLayouts().laidOut(fields)
  expect(laidOut.data).toStrictEqual(fields)
  expect(Object.keys(laidOut.data)).toEqual(Object.keys(fields))
  expect(copyOut(laidOut)).toStrictEqual(fields)
})

it('distinguishes a list from a plain value in the same field, and copies the list', () => {
  const layouts = new FieldLayouts()
  const [plain, listed, empty] = [
    { tags: 'ink', n: 1 },
    { tags: ['ink'], n: 1 },
    { tags: null, n: 1 },
  ].map(fields => layouts.laidOut(fields))
  for (const laidOut of [plain!, empty!]) expect(laidOut.objects).toEqual([])
  expect(listed!.objects).toEqual(['tags'])
  const copy = copyOut(listed!) as { tags: string[] }
  copy.tags.push('clay')
  expect(listed!.data).toEqual({ tags: ['ink'], n: 1 })
})

it('holds any number of documents with ids as field names', () => {
  const layouts = new FieldLayouts()
  for (let i = 0; i < 10_000; i++) expect(layouts.laidOut({ [`p${i}`]: 1, seen: [at] }).data).toEqual({ [`p${i}`]: 1, seen: [at] })
})
