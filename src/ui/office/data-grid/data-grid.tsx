import { type ReactNode, useCallback, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cardLines } from './card-lines'
import css from './data-grid.module.css'
import type { GridColumn } from './grid-column'
import { GridHead } from './grid-head'
import { GridRow } from './grid-row'
import { naturalWidth } from './pinned-column-offset'
import type { GridQuery, GridRows, IndexedRow } from './rows/grid-rows'
import { useRowWindow } from './rows/use-row-window'
import { tooltipForCutText } from './tools/tooltip-for-cut-text'
import { useElementSize } from './use-element-size'
import { type GridHandle, useGridKeys } from './use-grid-keys'
import type { Selection } from './use-selection'

/** Pixels. A card's height is its lines: the record's name, then a line per further column. */
const heights = { row: 36, card: 44, line: 24, cardGap: 12 } as const
/** Width in pixels below which a table is shown as cards. */
const narrow = 480

interface DataGridProps<R extends IndexedRow> {
  /** Accessible name of the table. */
  readonly label: string
  readonly index: GridRows<R>
  /** Slots in the order of the result. */
  readonly slots: Uint32Array
  readonly columns: readonly GridColumn<R>[]
  readonly pinned: number
  /** Their order; `undefined` if they are not ordered by a column. */
  readonly sort: GridQuery['sort'] | undefined
  readonly onSort: (column: string) => void
  readonly selection: Selection
  /** Id of the row with the keyboard cursor. */
  readonly active: string | undefined
  readonly onActive: (id: string | undefined) => void
  /** Opens a record; without it rows cannot be opened. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** The input of a cell that is edited in place; `undefined` if it cannot be edited. */
  readonly editor?: ((row: R, column: GridColumn<R>, close: () => void) => ReactNode) | undefined
  readonly handle?: React.Ref<GridHandle>
}

/** A table of any length: only visible rows are rendered. Its keys are those of `useGridKeys`. */
export function DataGrid<R extends IndexedRow>(props: DataGridProps<R>) {
  const { label, index, slots, sort, onSort, selection, active, onActive, onOpen, editor } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [column, setColumn] = useState(0)
  const [edited, setEdited] = useState<{ readonly row: string; readonly column: string }>()
  const { width, height } = useElementSize(frame, 'grid')
  const asCards = width > 0 && width < narrow
  const cards = useMemo(() => (asCards ? cardLines(props.columns, index, slots) : undefined), [asCards, props.columns, index, slots])
  const { columns } = cards ?? props
  const rowHeight = cards ? heights.card + heights.line * cards.lines + heights.cardGap : heights.row

  const activeAt = active === undefined ? -1 : slots.indexOf(index.slotOf(active) ?? -1)
  // A table that fits its frame does not scroll sideways: pinned cells would cost a layer each for nothing.
  const fits = width >= naturalWidth(columns)
  const pinned = asCards || fits ? 0 : props.pinned
  const rowWindow = useRowWindow({
    frame,
    frameHeight: height,
    count: slots.length,
    rowHeight,
    headHeight: asCards ? 0 : heights.row,
  })
  useStillRow(frame, activeAt, active, rowHeight)

  const { paging } = index
  const rowId = (at: number) => index.row(slots[at]!).id
  const goTo = (at: number) => {
    if (slots.length === 0) return
    const to = Math.max(0, Math.min(slots.length - 1, at))
    onActive(rowId(to))
    rowWindow.scrollTo(to)
    paging?.see(to)
  }
  const edit = (row: string, of: GridColumn<R> | undefined) => {
    const found = index.find(row)
    if (found && of && editor?.(found, of, () => {})) setEdited({ row, column: of.name })
  }
  const stopEditing = useCallback(() => {
    setEdited(undefined)
    frame.current?.focus()
  }, [])
  useImperativeHandle(props.handle, () => ({ focus: () => frame.current?.focus() }), [])

  const press = useGridKeys({
    rows: slots.length,
    columns: columns.length,
    page: Math.max(1, Math.floor(height / rowHeight) - 1),
    at: { row: activeAt, column },
    goTo,
    goToColumn: setColumn,
    open: () => active !== undefined && onOpen?.(active),
    edit: () => active !== undefined && edit(active, columns[column]),
    toggle: isRange => active !== undefined && selection.toggle(active, isRange ? Array.from(slots, slot => index.row(slot).id) : undefined),
    chooseAll: () => selection.choose(Array.from(slots, slot => index.row(slot).id)),
    sort: () => columns[column] && onSort(columns[column].name),
  })

  const { from, to, built } = rowWindow
  const lastAt = Math.max(0, to - 1)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an answer that has grown is looked at again
  useEffect(() => paging?.see(lastAt), [paging, lastAt, slots])
  const activeDrawn = activeAt >= from && activeAt < to
  const template = ['40px', ...columns.map(one => `minmax(${one.width}px, ${one.kind === 'text' ? `${one.width / 10}fr` : `${one.width}px`})`)].join(
    ' ',
  )
  return (
    // Rows are reached by the grid's own keys: only the grid takes the focus.
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      className={css.frame}
      data-cards={asCards || undefined}
      aria-label={label}
      aria-rowcount={(paging?.found?.rows ?? slots.length) + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={activeDrawn ? `${id}-${active}-${column}` : undefined}
      onKeyDown={press}
      onMouseDown={keepFocus}
      onPointerOver={tooltipForCutText}
      onFocus={event => event.target === event.currentTarget && active === undefined && slots.length > 0 && onActive(rowId(0))}
      style={{ '--columns': template } as React.CSSProperties}
    >
      <GridHead columns={columns} pinned={pinned} sort={sort} canSort={one => paging?.canSort(one) ?? true} onSort={onSort} />
      <div role="rowgroup" className={css.body} style={{ height: slots.length * rowHeight }}>
        {Array.from(slots.subarray(from, to), (slot, i) => {
          const at = from + i
          const row = index.peek(slot)
          return row === undefined ? null : (
            <GridRow
              // Rows reuse the elements of rows that scrolled out of view: new elements take three times as long. A row being edited keeps its own.
              key={edited?.row === row.id ? row.id : at % built}
              id={id}
              row={row}
              columns={columns}
              pinned={pinned}
              at={at}
              top={at * rowHeight}
              height={rowHeight - (asCards ? heights.cardGap : 0)}
              lines={cards?.lines}
              activeColumn={at === activeAt ? column : undefined}
              isChosen={selection.has(row.id)}
              edited={edited?.row === row.id ? edited.column : undefined}
              onPress={(place, isTwice) => {
                onActive(row.id)
                setColumn(place)
                if (isTwice && !edited) edit(row.id, columns[place])
              }}
              onOpen={onOpen}
              onToggle={selection.toggle}
              editor={editor}
              onClose={stopEditing}
            />
          )
        })}
      </div>
    </div>
  )
}

/** A press inside a row keeps the focus on the table: the row's elements are reused once it is out of sight. */
function keepFocus(event: React.MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element && event.target.closest('[tabindex="-1"]')
  // Controls around the table take the focus themselves, and a press in an edited cell belongs to its input.
  if (!pressed || !event.currentTarget.contains(pressed)) return
  event.preventDefault()
  event.currentTarget.focus({ preventScroll: true })
}

/** Rows inserted or removed above do not move the row with the cursor: the table scrolls by the same distance. */
function useStillRow(frame: React.RefObject<HTMLDivElement | null>, at: number, active: string | undefined, rowHeight: number): void {
  const before = useRef({ at, active, rowHeight })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { at, active, rowHeight }
    const element = frame.current
    if (!element || last.active !== active || last.rowHeight !== rowHeight || at < 0 || last.at < 0 || at === last.at) return
    const isInSight = last.at * rowHeight + rowHeight > element.scrollTop && last.at * rowHeight < element.scrollTop + element.clientHeight
    if (isInSight) element.scrollBy(0, (at - last.at) * rowHeight)
  }, [frame, at, active, rowHeight])
}
