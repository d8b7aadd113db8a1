import { Fragment, memo, type ReactNode } from 'react'
import { hasWords } from './card-lines'
import css from './data-grid.module.css'
import type { GridColumn } from './grid-column'
import { pinnedColumnOffset } from './pinned-column-offset'
import type { IndexedRow } from './rows/grid-rows'

interface GridRowProps<R extends IndexedRow> {
  /** Id of the table, the prefix of its cells' ids. */
  readonly id: string
  readonly row: R
  readonly columns: readonly GridColumn<R>[]
  readonly pinned: number
  /** Its index in the whole table. */
  readonly at: number
  /** Pixels. */
  readonly top: number
  readonly height: number
  /** Lines after the name, if the row is a card. */
  readonly lines: number | undefined
  /** Column with the keyboard cursor, if it is in this row. */
  readonly activeColumn: number | undefined
  readonly isChosen: boolean
  /** Column that is edited in place. */
  readonly edited: string | undefined
  readonly onPress: (column: number, isTwice: boolean) => void
  readonly onOpen?: ((id: string) => void) | undefined
  readonly onToggle: (id: string) => void
  readonly editor?: ((row: R, column: GridColumn<R>, close: () => void) => ReactNode) | undefined
  readonly onClose: () => void
}

function Row<R extends IndexedRow>(props: GridRowProps<R>) {
  const { id, row, columns, pinned, at, top, height, lines, activeColumn, isChosen, edited, onPress, onOpen, onToggle, editor, onClose } = props
  const name = columns[0]?.words(row) ?? row.id
  const filled = lines === undefined ? [] : columns.slice(1).filter(column => hasWords(column, row))
  // The last line says how many are left out; they are in the opened record.
  const left = lines !== undefined && filled.length > lines ? filled.slice(lines - 1) : []
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-selected={isChosen}
      className={css.row}
      data-active={activeColumn !== undefined || undefined}
      data-left={left.length > 0 ? `${left.length} more` : undefined}
      data-odd={at % 2 === 1 || undefined}
      style={{ top, height }}
    >
      <span role="gridcell" aria-colindex={1} className={css.cell} {...pinnedColumnOffset(columns, -1, pinned)}>
        <input type="checkbox" tabIndex={-1} aria-label={`Select ${name}`} checked={isChosen} onChange={() => onToggle(row.id)} />
      </span>
      {columns.map((column, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the table itself has the focus and the keys
        <span
          key={column.name}
          role="gridcell"
          id={`${id}-${row.id}-${i}`}
          aria-colindex={i + 2}
          className={css.cell}
          data-kind={column.kind}
          data-label={column.label}
          hidden={left.includes(column)}
          data-here={activeColumn === i || undefined}
          onClick={() => onPress(i, false)}
          onDoubleClick={() => onPress(i, true)}
          {...pinnedColumnOffset(columns, i, pinned)}
        >
          {edited === column.name ? (
            editor?.(row, column, onClose)
          ) : i === 0 && onOpen ? (
            <button type="button" tabIndex={-1} className={css.open} onClick={() => onOpen(row.id)}>
              {drawn(column, row) ?? (name || 'No name')}
            </button>
          ) : (
            (drawn(column, row) ?? column.words(row))
          )}
        </span>
      ))}
    </div>
  )
}

/** Rendered content keeps its own element per row, because a picture may still be loading; text does not need one. */
function drawn<R extends IndexedRow>(column: GridColumn<R>, row: R): ReactNode {
  const own = column.draw?.(row)
  return own === undefined || own === null ? undefined : <Fragment key={row.id}>{own}</Fragment>
}

/** Rerenders only when its content changes: `onPress` is a new function each time and does the same. */
export const GridRow = memo(Row, (before, after) =>
  (Object.keys(after) as (keyof typeof after)[]).every(key => key === 'onPress' || before[key] === after[key]),
) as typeof Row
