import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import { LiveRows } from '../../../../domain/tables/live-rows'
import type { RowSource } from '../../../../domain/tables/row-source'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { TextField } from '../../../kit/controls/text-field'
import grid from '../../../office/data-grid/grid-with-toolbar.module.css'
import { type GridSource, useRowIndex } from '../../../office/data-grid/rows/use-row-index'
import { FilterMenu } from '../../../office/data-grid/tools/filter-menu'
import { useSlashShortcut } from '../../../office/data-grid/use-slash-shortcut'
import { OutcomeLine } from '../actions/outcome-line'
import { stateActions, statusOf } from '../actions/state-actions'
import { useActions } from '../actions/use-actions'
import { useOutcome } from '../actions/use-outcome'
import { collectionColumns } from '../fields/field-columns'
import { PanelSkeleton } from '../panel-frame'
import frame from '../panel-frame.module.css'
import type { CollectionSpec, PanelAction, RowOf } from '../panel-spec'
import { OpenRecordPane } from '../record/open-record-pane'
import { rowsByTrash } from '../rows-by-trash'
import { usePanelContext } from '../use-panel-context'
import { usePanelView } from '../use-panel-view'
import css from './board.module.css'
import { BoardColumn } from './board-column'
import type { BoardSpec } from './board-spec'

interface BoardProps<C extends Collection> {
  readonly of: C
  readonly spec: BoardSpec<C>
}

/** The cards of a collection by state, with search and filters above and the open record beside. */
export function Board<C extends Collection>({ of, spec }: BoardProps<C>) {
  const { tz } = usePanelContext()
  const liveRows = useService(LiveRows)
  const record = useMemo<CollectionSpec<C>>(() => ({ ...spec, columns: spec.card }), [spec])
  const columns = useMemo(() => collectionColumns(of, record, tz), [of, record, tz])
  const source = useMemo(() => allRows(rowsByTrash(liveRows.of(of, spec.find), false)) as GridSource<RowOf<C>>, [liveRows, of, spec])
  const { index, version, error } = useRowIndex<RowOf<C>>(source, columns, spec.card.length)
  const state = usePanelView(spec.sort ?? '-updatedAt')
  const outcome = useOutcome()
  const search = useRef<HTMLInputElement>(null)
  useSlashShortcut(search)
  const [dragged, setDragged] = useState<RowOf<C>>()
  const board = useRef<HTMLDivElement>(null)
  /** The card that was moved by keyboard: it gets the focus in its new column. */
  const moved = useRef<{ readonly id: string; readonly from: string }>(undefined)
  const states = of.states ?? {}
  const { offered, start, dialog } = useActions({ actions: stateActions(of, spec.actions, spec.find?.params), states, outcome })

  const { words, filters, sort, open } = state.view
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the index answers otherwise with every version
  const rows = useMemo(() => Array.from(index.ask({ words, filters, sort }), slot => index.row(slot)), [index, version, words, filters, sort])
  useEffect(() => {
    const { id, from } = moved.current ?? {}
    const row = id === undefined ? undefined : rows.find(one => one.id === id)
    if (!row || statusOf(row) === from) return
    moved.current = undefined
    focusCard(board, row.id)
  }, [rows])
  // Who closes a record goes on from its card.
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current !== undefined && open === undefined) focusCard(board, wasOpen.current)
    wasOpen.current = open
  }, [open])

  const targets = (row: RowOf<C>) => new Map(offered([row]).map(action => [states[statusOf(row)]?.[action.event!], action] as const))
  const move = (row: RowOf<C>, action: PanelAction<RowOf<C>>) => {
    moved.current = { id: row.id, from: statusOf(row) }
    start(action, [row])
  }
  const show = (id: string | undefined) => state.change({ open: id })
  if (error) return <FailureNotice error={error} />
  if (version === 0) return <PanelSkeleton />
  return (
    <div className={frame.split} data-open={open !== undefined || undefined}>
      <div className={frame.list}>
        <OutcomeLine outcome={outcome} />
        <div className={grid.tools} role="group" aria-label={`Find in ${of.title}`}>
          <TextField
            ref={search}
            type="search"
            aria-label={`Search ${of.title}`}
            placeholder="Search  ( / )"
            className={grid.search ?? ''}
            value={words}
            onChange={event => state.change({ words: event.currentTarget.value })}
          />
          <div className={grid.filters}>
            {columns
              .filter(({ name }) => spec.filters?.some(one => one === name))
              .map(column => (
                <FilterMenu
                  key={column.name}
                  column={column}
                  isPaged={false}
                  value={filters[column.name] ?? ''}
                  onChange={value => state.change({ filters: { ...filters, [column.name]: value } })}
                />
              ))}
          </div>
        </div>
        <div ref={board} className={css.board} role="group" aria-label={of.title}>
          {(spec.states ?? Object.keys(states)).map((name, _, shown) => (
            <BoardColumn
              key={name}
              name={name}
              states={shown}
              rows={rows.filter(row => statusOf(row) === name)}
              columns={columns.slice(0, spec.card.length)}
              open={open}
              targets={targets}
              accepts={dragged ? targets(dragged).get(name) : undefined}
              onDrag={setDragged}
              onDrop={action => dragged && move(dragged, action)}
              onMove={move}
              onOpen={show}
            />
          ))}
        </div>
        {dialog}
      </div>
      {open !== undefined && <OpenRecordPane key={open} of={of} spec={record} id={open} outcome={outcome} onShow={show} />}
    </div>
  )
}

const focusCard = (board: RefObject<HTMLElement | null>, id: string) =>
  board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus()

/** A board loads all cards at once; `find` narrows a large collection. */
const allRows = (source: RowSource): RowSource => ({ watch: (next, fail) => source.watch(next, fail), known: () => source.known?.() })
