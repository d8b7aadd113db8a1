import { expect, it } from 'vitest'
import { columnsWithWords } from '../../../../src/ui/office/data-grid/columns-with-words'
import type { GridColumn } from '../../../../src/ui/office/data-grid/grid-column'

interface Row {
  readonly id: string
  readonly phone?: string
}
const column = (name: string, words: (row: Row) => string): GridColumn<Row> =>
  ({ name, label: name, kind: 'text', width: 100, words }) as GridColumn<Row>
const columns = [column('name', () => ''), column('phone', ({ phone = '' }) => phone), column('fax', () => '')]
const shown = (...rows: (Row | undefined)[]) =>
  columnsWithWords(columns, { peek: slot => rows[slot] }, Uint32Array.from(rows.keys())).map(({ name }) => name)

it('cards have a line for what any of their records has, and always the name', () => {
  expect(shown({ id: 'a' }, { id: 'b', phone: '415' })).toEqual(['name', 'phone'])
  expect(shown({ id: 'a' })).toEqual(['name'])
  // A row of a later page, which is not loaded yet.
  expect(shown(undefined)).toEqual(['name'])
})
