// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DataGrid } from '../../../../src/ui/office/data-grid/data-grid'
import type { GridColumn } from '../../../../src/ui/office/data-grid/grid-column'
import { RowIndex } from '../../../../src/ui/office/data-grid/rows/row-index'
import { useSelection } from '../../../../src/ui/office/data-grid/use-selection'
import { press } from '../../../support/drawing/press'

interface Tool {
  readonly id: string
  readonly name: string
}
const rows: readonly Tool[] = ['Awl', 'Brush', 'Chisel'].map(name => ({ id: name.toLowerCase(), name }))
const columns: readonly GridColumn<Tool>[] = [
  { name: 'name', label: 'Name', kind: 'text', width: 100, value: ({ name }) => name, words: ({ name }) => name },
  {
    name: 'mark',
    label: 'Mark',
    kind: 'text',
    width: 100,
    value: ({ name }) => name,
    words: ({ name }) => name,
    draw: ({ name }) => <output>{name.charAt(0)}</output>,
  },
]
const index = new RowIndex(columns, rows)

function Tools() {
  const [descending, setDescending] = useState(false)
  const [active, setActive] = useState<string>()
  const selection = useSelection()
  return (
    <DataGrid
      label="Tools"
      index={index}
      slots={index.ask({ words: '', filters: {}, sort: { column: 'name', descending } })}
      columns={columns}
      pinned={0}
      sort={{ column: 'name', descending }}
      onSort={() => setDescending(!descending)}
      selection={selection}
      active={active}
      onActive={setActive}
      onOpen={() => undefined}
    />
  )
}

const table = () => screen.getByRole('grid', { name: 'Tools' })
const bodyRows = () => within(table()).getAllByRole('row').slice(1)
const chosen = () =>
  bodyRows().flatMap(row => (row.getAttribute('aria-selected') === 'true' ? [within(row).getAllByRole('gridcell')[1]!.textContent] : []))

it('selected rows stay selected when the order changes', async () => {
  render(<Tools />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Awl' }))
  await waitFor(() => expect(chosen()).toEqual(['Awl']))
  await press(/Name/)
  await waitFor(() => expect(bodyRows().map(row => within(row).getAllByRole('gridcell')[1]!.textContent)).toEqual(['Chisel', 'Brush', 'Awl']))
  expect(chosen()).toEqual(['Awl'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Awl' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Chisel' }).checked).toBe(false)
})

it('a click in a row leaves the focus on the table, so that no key acts on a row that took its place', async () => {
  render(<Tools />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Awl' }))
  await waitFor(() => expect(document.activeElement).toBe(table()))
  await userEvent.keyboard('{ArrowDown}x')
  await waitFor(() => expect(chosen()).toEqual(['Awl', 'Brush']))
  await press('Chisel')
  await waitFor(() => expect(document.activeElement).toBe(table()))
})

it('a cell is not reused for another row', async () => {
  render(<Tools />)
  const first = within(bodyRows()[0]!).getByText('A')
  await press(/Name/)
  const second = await waitFor(() => within(bodyRows()[0]!).getByText('C'))
  expect(second).not.toBe(first)
})
