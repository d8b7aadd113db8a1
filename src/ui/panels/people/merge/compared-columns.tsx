import { Table } from '../../../kit/table'
import css from './merge.module.css'

type Columns = Readonly<Record<string, string>>

/** Unmapped columns of imported files, side by side: they may distinguish two people of the same name. */
export function ComparedColumns({ kept, merged }: { readonly kept: Columns; readonly merged: Columns }) {
  const headers = [...new Set([...Object.keys(kept), ...Object.keys(merged)])]
  if (headers.length === 0) return null
  return (
    <Table stacks className={css.fields}>
      <caption>Other columns of the files they came from</caption>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Kept record</th>
          <th scope="col">Other record</th>
        </tr>
      </thead>
      <tbody>
        {headers.map(header => {
          const [mine, theirs] = [kept[header], merged[header]]
          return (
            <tr key={header} data-conflict={(mine !== undefined && theirs !== undefined && mine !== theirs) || undefined}>
              <th scope="row">{header}</th>
              <td data-label="Kept record">{mine}</td>
              <td data-label="Other record">{theirs}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
