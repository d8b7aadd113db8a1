import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ColumnChooser } from './column-chooser'
import { DataGrid } from './data-grid'
import { ExportButton, type ExportRules } from './export-button'
import { FilterMenu } from './filter-menu'
import css from './grid-board.module.css'
import type { GridColumn } from './grid-column'
import type { IndexedRow } from './row-index'
import type { GridHandle } from './use-grid-keys'
import type { GridViewState } from './use-grid-view'
import type { IndexState } from './use-row-index'
import type { Selection } from './use-selection'
import { useSlash } from './use-slash'

interface GridBoardProps<R extends IndexedRow> {
  /** What the rows are: `Resources`. */
  readonly label: string
  readonly rows: IndexState<R>
  readonly columns: readonly GridColumn<R>[]
  /** How many of `columns` are shown at first. */
  readonly shown: number
  /** Names of columns whose filters stand above the table. */
  readonly filters: readonly string[]
  readonly state: GridViewState
  readonly selection: Selection
  readonly onOpen?: ((id: string) => void) | undefined
  readonly editor?: ((row: R, column: GridColumn<R>, close: () => void) => ReactNode) | undefined
  readonly exportRules?: ExportRules | undefined
  /** What stands in the row of tools, such as saved views and the way to a new record. */
  readonly tools?: ReactNode
  /** What is shown where there is no row at all. */
  readonly empty: ReactNode
  /** What can be done with the rows chosen. */
  readonly renderBulk?: ((chosen: readonly R[]) => ReactNode) | undefined
}

/** A table with everything around it: search, filters, columns, counts, the file, and what is done with the rows chosen. */
export function GridBoard<R extends IndexedRow>(props: GridBoardProps<R>) {
  const { label, rows, columns, state, selection, onOpen, editor, tools, empty, renderBulk } = props
  const { index } = rows
  const { view, change } = state
  const [active, setActive] = useState<string>()
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<GridHandle>(null)
  useSlash(search)

  const shown = useMemo(
    () => (view.columns ? view.columns.flatMap(name => columns.find(one => one.name === name) ?? []) : columns.slice(0, props.shown)),
    [columns, view.columns, props.shown],
  )
  const { words, filters, sort } = view
  const version = rows.version
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the index answers otherwise with every version
  const slots = useMemo(() => index.ask({ words, filters, sort }, active), [index, version, words, filters, sort, active])
  // Who types is not followed by the cursor: it is at the first row that answers.
  const asked = JSON.stringify([words, filters])
  const lastAsked = useRef(asked)
  useEffect(() => {
    if (lastAsked.current === asked) return
    lastAsked.current = asked
    setActive(undefined)
  }, [asked])

  const said = useDeferredValue(slots.length)
  const setFilter = (name: string, value: string) => change({ filters: { ...filters, [name]: value } })
  const filtered = [...new Set([...props.filters, ...Object.keys(filters).filter(name => filters[name])])]
  const allRows = () => Array.from(slots, slot => index.row(slot))
  const chosen = () => [...selection.ids].flatMap(id => index.find(id) ?? [])
  return (
    <div className={css.board}>
      <div className={css.tools} role="group" aria-label={`Find in ${label}`}>
        <TextInput
          ref={search}
          type="search"
          aria-label={`Search ${label}`}
          placeholder="Search  ( / )"
          className={css.search ?? ''}
          value={words}
          onChange={event => change({ words: event.currentTarget.value })}
          onKeyDown={event => {
            if (event.key === 'Enter' || event.key === 'ArrowDown') grid.current?.focus()
            if (event.key === 'Escape') change({ words: '' })
          }}
        />
        {filtered.map(name => {
          const column = columns.find(one => one.name === name)
          return column && <FilterMenu key={name} column={column} value={filters[name] ?? ''} onChange={value => setFilter(name, value)} />
        })}
        <MoreFilters columns={columns.filter(({ name }) => !filtered.includes(name))} onChoose={name => setFilter(name, '*')} />
        <span className={css.gap} />
        <ColumnChooser columns={columns} shown={shown} isChosen={view.columns !== undefined} pinned={view.pinned} onChange={change} />
        <ExportButton label={label} count={slots.length} columns={shown} rows={allRows} rules={props.exportRules} />
        {tools}
      </div>
      <p role="status" className={css.count}>
        {said === index.size ? `${counted(said)} in all` : `${counted(said)} of ${counted(index.size)}`}
        {selection.ids.size > 0 && `, ${counted(selection.ids.size)} chosen`}
      </p>
      {selection.ids.size > 0 && (
        <div className={css.bulk} role="group" aria-label="With the rows chosen">
          <strong>{counted(selection.ids.size)} chosen</strong>
          {selection.ids.size < slots.length && (
            <Button variant="default" size="compact-md" onClick={() => selection.choose(allRows().map(row => row.id))}>
              Choose all {counted(slots.length)} {slots.length === index.size ? '' : 'that match'}
            </Button>
          )}
          {renderBulk?.(chosen())}
          <Button variant="subtle" size="compact-md" onClick={selection.clear}>
            Let go
          </Button>
        </div>
      )}
      {index.size === 0 ? (
        empty
      ) : slots.length === 0 ? (
        <div className={css.empty}>
          <p>Nothing has all of that.</p>
          <Button variant="default" onClick={() => change({ words: '', filters: {} })}>
            Show everything
          </Button>
        </div>
      ) : (
        <div className={css.grid}>
          <DataGrid
            handle={grid}
            label={label}
            index={index}
            slots={slots}
            columns={shown}
            pinned={view.pinned}
            sort={sort}
            onSort={column => change({ sort: { column, descending: sort.column === column && !sort.descending } })}
            selection={selection}
            active={active}
            onActive={setActive}
            onOpen={onOpen}
            editor={editor}
          />
        </div>
      )}
    </div>
  )
}

const counted = (n: number) => n.toLocaleString('en-US')

function MoreFilters<R>({ columns, onChoose }: { readonly columns: readonly GridColumn<R>[]; readonly onChoose: (name: string) => void }) {
  return (
    <select className={css.more} aria-label="Add a filter" value="" onChange={event => onChoose(event.currentTarget.value)}>
      <option value="">Add a filter…</option>
      {columns.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  )
}
