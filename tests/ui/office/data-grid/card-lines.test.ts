import { expect, it } from 'vitest'
import { cardLines } from '../../../../src/ui/office/data-grid/card-lines'
import type { GridColumn } from '../../../../src/ui/office/data-grid/grid-column'

interface Row {
  readonly id: string
  readonly phone?: string
  readonly fax?: string
}
const column = (name: string, words: (row: Row) => string): GridColumn<Row> => ({
  name,
  label: name,
  kind: 'text',
  width: 100,
  value: words,
  words,
})
const columns = [column('name', () => ''), column('phone', ({ phone = '' }) => phone), column('fax', ({ fax = '' }) => fax)]
const cards = (...rows: (Row | undefined)[]) => cardLines(columns, { peek: slot => rows[slot] }, Uint32Array.from(rows.keys()))
const shown = (...rows: (Row | undefined)[]) => cards(...rows).columns.map(({ name }) => name)

it('cards have a line for what any of their records has, and always the name', () => {
  expect(shown({ id: 'a' }, { id: 'b', phone: '415' })).toEqual(['name', 'phone'])
  expect(shown({ id: 'a' })).toEqual(['name'])
  // A row of a later page, which is not loaded yet.
  expect(shown(undefined)).toEqual(['name'])
})

it('cards are as high as every other record needs', () => {
  const full = { id: 'a', phone: '415', fax: '416' }
  const sparse = { id: 'b', phone: '417' }
  expect(cards(full, sparse, sparse, sparse, sparse)).toMatchObject({ columns: [{ name: 'name' }, { name: 'phone' }, { name: 'fax' }], lines: 1 })
  expect(cards(full, full, sparse).lines).toBe(2)
  expect(cards().lines).toBe(0)
})
