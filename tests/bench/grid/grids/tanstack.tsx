// Follows the documentation of both libraries: TanStack Table filters and sorts all rows, TanStack Virtual renders the visible ones.
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { started, wanted } from '../measured'
import { type Person, people } from '../people'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, datetime: sortFn_datetime, text: sortFn_text },
})
const columns = [
  { accessorKey: 'last', header: 'Last name' },
  { accessorKey: 'first', header: 'First name' },
  { accessorKey: 'email', header: 'E-mail' },
  { accessorKey: 'kind', header: 'Kind' },
  { accessorKey: 'city', header: 'City' },
  { id: 'tags', accessorFn: (row: Person) => row.tags.join(', '), header: 'Tags' },
  { accessorKey: 'gifts', header: 'Gifts' },
  { id: 'joined', accessorFn: (row: Person) => row.joined.toISOString().slice(0, 10), header: 'Joined' },
]
/** The part of the table that is rendered. The library's own types need type parameters for every feature. */
interface DrawnTable {
  getRowModel(): { readonly rows: readonly { readonly id: string; getAllCells(): readonly { readonly id: string; getValue(): unknown }[] }[] }
  getHeaderGroups(): readonly {
    readonly headers: readonly {
      readonly id: string
      readonly column: { readonly columnDef: { readonly header: string }; getToggleSortingHandler(): () => void }
    }[]
  }[]
}

const rows = [...people(wanted)]
const template = { display: 'grid', gridTemplateColumns: 'repeat(8, minmax(120px, 1fr))' } as const

function Table() {
  const [data, setData] = useState<Person[]>([])
  const [words, setWords] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    started()
    setData(rows)
  }, [])
  const table = useTable({
    features,
    columns: columns as never,
    data,
    globalFilterFn: 'includesString',
    initialState: { sorting: [{ id: 'last', desc: false }] },
    state: { globalFilter: words },
    onGlobalFilterChange: setWords,
  } as never) as unknown as DrawnTable
  const model = table.getRowModel().rows
  // oxlint-disable-next-line react/incompatible-library -- as documented
  const virtual = useVirtualizer({ count: model.length, getScrollElement: () => frame.current, estimateSize: () => 36, overscan: 8 })
  return (
    <div style={{ height: '100vh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <input type="search" value={words} onChange={event => setWords(event.target.value)} />
      <div
        ref={frame}
        role="grid"
        tabIndex={0}
        style={{ overflow: 'auto' }}
        onKeyDown={event => event.key === 'PageDown' && virtual.scrollToOffset((virtual.scrollOffset ?? 0) + frame.current!.clientHeight)}
      >
        <div style={{ ...template, position: 'sticky', top: 0 }}>
          {table.getHeaderGroups()[0]!.headers.map(header => (
            <button key={header.id} type="button" role="columnheader" onClick={header.column.getToggleSortingHandler()}>
              {header.column.columnDef.header}
            </button>
          ))}
        </div>
        <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(item => {
            const row = model[item.index]!
            return (
              <div key={row.id} role="row" style={{ ...template, position: 'absolute', top: item.start, height: 36, width: '100%' }}>
                {row.getAllCells().map(cell => (
                  <span key={cell.id} role="gridcell">
                    {String(cell.getValue())}
                  </span>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

createRoot(document.getElementById('root')!).render(<Table />)
