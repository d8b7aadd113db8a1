import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '../../../app-services/save-file'
import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import { Table } from '../../../kit/table'
import css from './figures.module.css'

export interface FigureColumn {
  readonly label: string
  /** Formats a number for the table; text is shown unchanged. The file contains the number. */
  readonly say?: (n: number) => string
  /** Names and days; all other columns are numeric. */
  readonly isText?: true
}

/** The data of a figure, row by row, for its table and its CSV file. An empty cell is `''`. */
export interface FigureTable {
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly (readonly (string | number)[])[]
}

interface FigureProps {
  readonly title: string
  /** The main result, in words. */
  readonly lead: ReactNode
  readonly table: FigureTable
  /** Name of the file: words joined by hyphens. */
  readonly fileName: string
  /** Shown instead of the table, until the user asks for the table. Without it only the table is shown. */
  readonly chart?: ReactNode
}

/** Number of columns that fit a phone; a wider table can be scrolled, also by keyboard. */
const widest = 3

/** A figure: a sentence, optionally a chart, the same numbers as a table, and as a CSV file. */
export function Figure({ title, lead, table, fileName, chart }: FigureProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const save = async () => {
    const { csvOf } = await import('../../../../domain/exports/csv-sheet')
    const file = csvOf({ header: table.columns.map(({ label }) => label), rows: table.rows })
    saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
  }
  return (
    <section aria-labelledby={id} className={css.figure}>
      <header className={css.figureHead}>
        <h2 id={id}>{title}</h2>
        <div className={css.figureActs}>
          {chart && (
            <Button size="xs" aria-pressed={asTable} aria-label={`${title} as a table`} onClick={() => setAsTable(!asTable)}>
              Table
            </Button>
          )}
          <Button
            size="xs"
            aria-label={`Download CSV of ${title}, ${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'}`}
            onClick={() => void save()}
          >
            Download CSV
          </Button>
        </div>
      </header>
      <p className={css.lead}>{lead}</p>
      {chart && !asTable && chart}
      <div
        className={chart && !asTable ? 'visually-hidden' : css.tableBox}
        {...(table.columns.length > widest && { tabIndex: 0, role: 'group', 'aria-label': `Table of ${title}` })}
      >
        <NumberTable title={title} table={table} isChart={!chart} />
      </div>
    </section>
  )
}

/** The table; without a chart, the first numeric column has bars. */
function NumberTable({
  title,
  table: { columns, rows },
  isChart,
}: {
  readonly title: string
  readonly table: FigureTable
  readonly isChart: boolean
}) {
  const barred = isChart ? columns.findIndex((_, i) => rows.some(row => typeof row[i] === 'number')) : -1
  const most = Math.max(1, ...rows.map(row => Number(row[barred]) || 0))
  return (
    <Table className={css.numbers}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isText }) => (
            <th key={label} scope="col" data-number={!isText || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows stand in their order and hold nothing of their own
          <tr key={at}>
            {row.map((cell, i) => {
              const text = typeof cell === 'number' ? (columns[i]?.say ?? numberText)(cell) : cell
              const bar = i === barred && typeof cell === 'number' && (
                <span className={css.bar} style={{ inlineSize: `${(100 * cell) / most}%` }} aria-hidden="true" />
              )
              const label = columns[i]?.label
              return i === 0 ? (
                <th key={label} scope="row">
                  {text}
                </th>
              ) : (
                <td key={label} data-number={!columns[i]?.isText || undefined} data-barred={i === barred || undefined}>
                  {bar}
                  <span>{text}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
