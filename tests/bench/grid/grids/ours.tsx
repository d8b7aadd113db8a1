import '../../../../src/ui/kit/tokens.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { GridColumn } from '../../../../src/ui/office/data-grid/grid-column'
import { GridWithToolbar } from '../../../../src/ui/office/data-grid/grid-with-toolbar'
import { type GridSource, useRowIndex } from '../../../../src/ui/office/data-grid/rows/use-row-index'
import { useGridView } from '../../../../src/ui/office/data-grid/use-grid-view'
import { useSelection } from '../../../../src/ui/office/data-grid/use-selection'
import { started, wanted } from '../measured'
import { type Person, people } from '../people'

const column = (name: keyof Person, label: string, kind: GridColumn<Person>['kind'], width = 160): GridColumn<Person> => ({
  name,
  label,
  kind,
  width,
  value: row => row[name],
  words: row => {
    const value = row[name]
    return value instanceof Date ? value.toISOString().slice(0, 10) : Array.isArray(value) ? value.join(', ') : String(value)
  },
})
const columns = [
  column('last', 'Last name', 'text'),
  column('first', 'First name', 'text'),
  column('email', 'E-mail', 'text', 260),
  {
    ...column('kind', 'Kind', 'choice', 100),
    choices: [
      { value: 'person', label: 'Person' },
      { value: 'business', label: 'Business' },
    ],
  },
  column('city', 'City', 'text'),
  column('tags', 'Tags', 'list'),
  column('gifts', 'Gifts', 'number', 90),
  column('joined', 'Joined', 'instant', 120),
]

const rows = people(wanted)
const source: GridSource<Person> = {
  watch: next => {
    started()
    next({ set: rows, removed: [] })
    return () => {}
  },
}

function Table() {
  const state = useGridView('last')
  const selection = useSelection()
  const index = useRowIndex<Person>(source, columns, columns.length)
  if (index.version === 0) return null
  return (
    <div style={{ display: 'flex', height: '100vh' }}>
      <GridWithToolbar
        label="People"
        rows={index}
        columns={columns}
        shown={columns.length}
        filters={['kind']}
        state={state}
        selection={selection}
        onOpen={() => {}}
        empty={null}
      />
    </div>
  )
}

const router = createMemoryRouter([{ path: '*', element: <Table /> }])
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
