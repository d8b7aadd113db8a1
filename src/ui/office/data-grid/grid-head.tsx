import css from './data-grid.module.css'
import type { GridColumn } from './grid-column'
import { pinnedColumnOffset } from './pinned-column-offset'
import type { GridQuery } from './rows/grid-rows'

interface GridHeadProps<R> {
  readonly columns: readonly GridColumn<R>[]
  readonly pinned: number
  readonly sort: GridQuery['sort'] | undefined
  readonly canSort: (column: GridColumn<R>) => boolean
  readonly onSort: (column: string) => void
}

/** Column headers; each sorts the table. */
export function GridHead<R>({ columns, pinned, sort, canSort, onSort }: GridHeadProps<R>) {
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.row}>
        <span role="columnheader" aria-colindex={1} className={css.cell} {...pinnedColumnOffset(columns, -1, pinned)}>
          <span className={css.hidden}>Selected</span>
        </span>
        {columns.map((column, at) => {
          const order = sort?.column === column.name ? (sort.descending ? 'descending' : 'ascending') : undefined
          return (
            <span
              key={column.name}
              role="columnheader"
              aria-colindex={at + 2}
              aria-sort={order}
              className={css.cell}
              data-kind={column.kind}
              {...pinnedColumnOffset(columns, at, pinned)}
            >
              <button type="button" disabled={!canSort(column)} onClick={() => onSort(column.name)}>
                <span className={css.name}>{column.label}</span>
                <span aria-hidden="true" className={css.order}>
                  {order === 'ascending' ? '↑' : order === 'descending' ? '↓' : ''}
                </span>
              </button>
            </span>
          )
        })}
      </div>
    </div>
  )
}
