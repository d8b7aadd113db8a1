import type { ReactNode, Ref } from 'react'
import { placeAt, type SheetFormat, sheetsOf } from '../../domain/exports/paper-sheet-formats'
import css from './paper-sheets.module.css'

interface PaperProps {
  readonly ref: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Sheets in their true size. A print contains only them. */
export const Paper = ({ ref, children }: PaperProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- paper is wider than a telephone: the keyboard scrolls it too
  <section className={css.preview} aria-label="Preview" tabIndex={0}>
    <div ref={ref} className={css.sheets}>
      {children}
    </div>
  </section>
)

interface OnSheetsProps<T> {
  readonly format: SheetFormat
  readonly items: readonly T[]
  /** Number of used labels on the first sheet. */
  readonly from?: number
  readonly renderItem: (item: T) => ReactNode
}

/** Places each item, on as many sheets as needed. */
export const OnSheets = <T,>({ format, items, from = 0, renderItem }: OnSheetsProps<T>) =>
  sheetsOf(format, items, from).map((cells, n) => (
    <div key={n} className={css.sheet} style={{ inlineSize: `${format.width}in`, blockSize: `${format.height}in` }} data-sheet>
      {cells.map(({ item, place }) => {
        const { x, y } = placeAt(format, place)
        const { width, height } = format.cell
        return (
          <div key={place} className={css.cell} style={{ left: `${x}in`, top: `${y}in`, width: `${width}in`, height: `${height}in` }} data-cell>
            {renderItem(item)}
          </div>
        )
      })}
    </div>
  ))
