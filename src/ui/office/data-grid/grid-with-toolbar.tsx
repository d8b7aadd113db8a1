import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { maxRows } from '../../../domain/tables/row-source'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import { numberText } from '../../kit/number-text'
import { DataGrid } from './data-grid'
import type { GridColumn } from './grid-column'
import css from './grid-with-toolbar.module.css'
import type { IndexedRow } from './rows/grid-rows'
import type { IndexState } from './rows/use-row-index'
import { CollapsibleToolbar } from './tools/collapsible-toolbar'
import { ColumnChooser } from './tools/column-chooser'
import { ExportButton, type ExportRules } from './tools/export-button'
import { FilterMenu } from './tools/filter-menu'
import { useElementSize } from './use-element-size'
import type { GridHandle } from './use-grid-keys'
import type { GridViewState } from './use-grid-view'
import type { Selection } from './use-selection'
import { useSlashShortcut } from './use-slash-shortcut'

/** Downloaded only for tables whose rows load page by page. */
const PagingStatus = lazy(() => import('./tools/paging-status'))

/** The rows that match, in order, for a view other than the table. */
export interface ShownRows<R> {
  readonly rows: readonly R[]
  /** Id of the open row. */
  readonly open: string | undefined
  readonly selection: Selection
  readonly onOpen: (id: string) => void
}

interface GridBoardProps<R extends IndexedRow> {
  /** The plural name of the rows: `Resources`. */
  readonly label: string
  readonly rows: IndexState<R>
  readonly columns: readonly GridColumn<R>[]
  /** Number of `columns` visible by default. */
  readonly shown: number
  /** Names of columns whose filters are above the table. */
  readonly filters: readonly string[]
  readonly state: GridViewState
  readonly selection: Selection
  readonly onOpen?: ((id: string) => void) | undefined
  /** Another view of the rows, shown unless the user switches to the table. The browser's Back button closes what it opened. */
  readonly renderRows?: ((shown: ShownRows<R>) => ReactNode) | undefined
  readonly editor?: ((row: R, column: GridColumn<R>, close: () => void) => ReactNode) | undefined
  readonly exportRules?: ExportRules | undefined
  /** Further tools; behind a button on a narrow screen. */
  readonly tools?: ReactNode
  /** Actions that are always visible: saved views and the button for a new record. */
  readonly acts?: ReactNode
  /** Shown if there are no rows at all. */
  readonly empty: ReactNode
  /** Actions for the selected rows. */
  readonly renderBulk?: ((chosen: readonly R[]) => ReactNode) | undefined
}

/** Width in pixels below which rarely used tools are behind a button. */
const roomForTools = 1200

/** A table with its toolbar: search, filters, columns, counts, export, and actions for the selected rows. */
export function GridWithToolbar<R extends IndexedRow>(props: GridBoardProps<R>) {
  const { label, rows, columns, state, selection, onOpen, renderRows, editor, tools, acts, empty, renderBulk } = props
  const { index } = rows
  const { paging } = index
  const { view, change } = state
  const [active, setActive] = useState<string>()
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<GridHandle>(null)
  const board = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(board, 'board')
  useSlashShortcut(search)

  // An address may name a column twice, or one that does not exist.
  const shown = useMemo(() => {
    const named = [...new Set(view.columns)].flatMap(name => columns.find(one => one.name === name) ?? [])
    return named.length > 0 ? named : columns.slice(0, props.shown)
  }, [columns, view.columns, props.shown])
  const { words, filters, sort } = view
  const version = rows.version
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the index answers otherwise with every version
  const answer = useMemo(() => index.ask({ words, filters, sort }), [index, version, words, filters, sort])
  // The row with the cursor stays, even if it no longer matches.
  const isKept = active !== undefined && !answer.includes(index.slotOf(active) ?? -1)
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- as above
  const slots = useMemo(() => (isKept ? index.ask({ words, filters, sort }, active) : answer), [answer, isKept ? active : undefined])
  // While the person types, the cursor stays at the first matching row.
  const asked = JSON.stringify([words, filters])
  const lastAsked = useRef(asked)
  useEffect(() => {
    if (lastAsked.current === asked) return
    lastAsked.current = asked
    setActive(undefined)
  }, [asked])

  // A row that somebody deletes leaves everybody's selection.
  const chosen = selection.ids.size === 0 ? [] : [...selection.ids].flatMap(id => index.find(id) ?? [])

  // After closing a form or finishing a bulk action the focus is on the table again.
  const [isOpen, isChosen] = [view.open !== undefined, chosen.length > 0]
  const was = useRef({ isOpen, isChosen })
  useEffect(() => {
    const isOver = (was.current.isOpen && !isOpen) || (was.current.isChosen && !isChosen)
    if (isOver && document.activeElement === document.body) grid.current?.focus()
    was.current = { isOpen, isChosen }
  }, [isOpen, isChosen])

  const shownCount = useDeferredValue(slots.length)
  const setFilter = (name: string, value: string) => change({ filters: { ...filters, [name]: value } })
  const canFilter = (column: GridColumn<R>) => Boolean(filters[column.name]) || (paging?.canFilter(column) ?? true)
  const filtered = [...new Set([...props.filters, ...Object.keys(filters).filter(name => filters[name])])]
  const count = paging ? (paging.found?.rows ?? 0) : slots.length
  const order = paging ? paging.sort : sort
  // Rows that load page by page are shown as a table only.
  const canDraw = renderRows !== undefined && !paging
  const isDrawn = canDraw && view.panel['look'] !== 'table'
  const allRows = async () => (paging ? paging.all() : Array.from(slots, slot => index.row(slot)))
  return (
    <div ref={board} className={css.board}>
      <div className={css.tools} role="group" aria-label={`Find in ${label}`}>
        <TextField
          ref={search}
          type="search"
          aria-label={paging ? `Search ${label} by how “${paging.searched}” begins` : `Search ${label}`}
          placeholder={paging ? 'Begins with  ( / )' : 'Search  ( / )'}
          className={css.search ?? ''}
          value={words}
          onChange={event => change({ words: event.currentTarget.value })}
          onKeyDown={event => {
            if (event.key === 'Enter' || event.key === 'ArrowDown') grid.current?.focus()
            if (event.key === 'Escape') change({ words: '' })
          }}
        />
        <div className={css.filters}>
          {filtered.map(name => {
            const column = columns.find(one => one.name === name)
            return (
              column &&
              canFilter(column) && (
                <FilterMenu
                  key={name}
                  column={column}
                  isPaged={paging !== undefined}
                  value={filters[name] ?? ''}
                  onChange={value => setFilter(name, value)}
                />
              )
            )
          })}
          <MoreFilters
            columns={columns.filter(column => !filtered.includes(column.name) && canFilter(column))}
            onChoose={name => setFilter(name, '*')}
          />
        </div>
        <CollapsibleToolbar isFolded={width > 0 && width < roomForTools}>
          {canDraw && (
            <Button size="s" onClick={() => change({ panel: { ...view.panel, look: isDrawn ? 'table' : '' } })}>
              {isDrawn ? 'Show table' : 'Show thumbnails'}
            </Button>
          )}
          <ColumnChooser columns={columns} shown={shown} isChosen={view.columns !== undefined} pinned={view.pinned} onChange={change} />
          <ExportButton
            label={label}
            count={count}
            isMost={paging?.found?.withTrash === true}
            columns={shown}
            rows={allRows}
            rules={props.exportRules}
          />
          {tools}
        </CollapsibleToolbar>
        {acts}
      </div>
      <p role="status" className={css.count}>
        {paging ? (
          <Suspense fallback={null}>
            <PagingStatus paging={paging} size={index.size} read={slots.length} />
          </Suspense>
        ) : shownCount === index.size ? (
          `${numberText(shownCount)} in all`
        ) : (
          `${numberText(shownCount)} of ${numberText(index.size)}`
        )}
        {chosen.length > 0 && `, ${numberText(chosen.length)} selected`}
      </p>
      {chosen.length > 0 && (
        <div className={css.bulk} role="group" aria-label="Actions for the selected rows">
          <strong>{numberText(chosen.length)} selected</strong>
          {chosen.length < count && count <= maxRows && (
            <Button size="s" onClick={() => void allRows().then(all => selection.choose(all.map(row => row.id)))}>
              Select all {numberText(count)} {count === index.size ? '' : 'that match'}
            </Button>
          )}
          {renderBulk?.(chosen)}
          <Button look="quiet" size="s" onClick={selection.clear}>
            Clear selection
          </Button>
        </div>
      )}
      {paging?.isReading && slots.length === 0 ? (
        <p className={css.empty}>Loading…</p>
      ) : index.size === 0 ? (
        empty
      ) : slots.length === 0 ? (
        <div className={css.empty}>
          <p>
            {paging?.isRefused
              ? 'This table is too large for these filters together. Remove a filter.'
              : 'Nothing matches these filters. Remove a filter to see more.'}
          </p>
          <Button onClick={() => change({ words: '', filters: {} })}>Clear all filters</Button>
        </div>
      ) : isDrawn ? (
        renderRows({
          rows: Array.from(slots).flatMap(slot => index.peek(slot) ?? []),
          open: view.open,
          selection,
          onOpen: open => state.go({ open }),
        })
      ) : (
        <div className={css.grid}>
          <DataGrid
            handle={grid}
            label={label}
            index={index}
            slots={slots}
            columns={shown}
            pinned={view.pinned}
            sort={order}
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
