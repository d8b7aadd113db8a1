import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { started, wanted } from '../measured'
import { type Person, people } from '../people'

ModuleRegistry.registerModules([AllCommunityModule])

const columns: ColDef<Person>[] = [
  { field: 'last', headerName: 'Last name', sort: 'asc' },
  { field: 'first', headerName: 'First name' },
  { field: 'email', headerName: 'E-mail' },
  { field: 'kind', headerName: 'Kind' },
  { field: 'city', headerName: 'City' },
  { field: 'tags', headerName: 'Tags', valueFormatter: ({ value }) => (value as string[]).join(', ') },
  { field: 'gifts', headerName: 'Gifts' },
  { field: 'joined', headerName: 'Joined', valueFormatter: ({ value }) => (value as Date).toISOString().slice(0, 10) },
]
const rows = [...people(wanted)]

function Table() {
  const [words, setWords] = useState('')
  const [data, setData] = useState<Person[]>()
  useEffect(() => {
    started()
    // oxlint-disable-next-line react/set-state-in-effect -- the rows arrive after the table is shown, as from a server
    setData(rows)
  }, [])
  return (
    <div style={{ height: '100vh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <input type="search" value={words} onChange={event => setWords(event.target.value)} />
      {data && (
        <AgGridReact
          rowData={data}
          columnDefs={columns}
          quickFilterText={words}
          cacheQuickFilter
          defaultColDef={{ sortable: true }}
          getRowId={({ data: { id } }) => id}
          rowSelection={{ mode: 'multiRow' }}
        />
      )}
    </div>
  )
}

createRoot(document.getElementById('root')!).render(<Table />)
