import { leaveOut, targetOf } from '../../../../../domain/imports/columns/column-mapping'
import { Select } from '../../../../kit/controls/select'
import { Table } from '../../../../kit/table'
import type { ReadJob } from '../chosen-files'
import styles from '../import.module.css'

const keep = ''

/** Each column with example cells and its target field. */
export function MappingTable({ job, onMap }: { job: ReadJob; onMap: (header: string, field: string | undefined) => void }) {
  const { columns: fields, keepsOtherColumns } = job.kind
  const choices = [
    ...(keepsOtherColumns ? [{ value: keep, label: 'Keep as another column' }] : []),
    { value: leaveOut, label: 'Leave out' },
    ...fields.map(({ name, label, required }) => ({ value: name, label: required ? `${label} (needed)` : label })),
  ]
  const usedTwice = (name: string | undefined) =>
    name !== undefined &&
    name !== leaveOut &&
    !fields.find(f => f.name === name)?.joins &&
    Object.values(job.mapping).filter(n => n === name).length > 1
  return (
    <Table stacks aria-label="Columns of the file">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">For example</th>
          <th scope="col">Goes to</th>
        </tr>
      </thead>
      <tbody>
        {job.summary.header.map(header => {
          const field = targetOf(job.mapping, header)
          return (
            <tr key={header}>
              <th scope="row">{header}</th>
              <td className={styles.samples}>
                {job.summary.samples[header]?.length ? (
                  job.summary.samples[header].map(sample => <span key={sample}>{shortened(sample)}</span>)
                ) : (
                  <em>empty in every row</em>
                )}
              </td>
              <td>
                <Select
                  aria-label={`${header} goes to`}
                  value={field ?? (keepsOtherColumns ? keep : leaveOut)}
                  error={usedTwice(field) ? 'Another column goes here too' : undefined}
                  options={choices}
                  onChange={event => onMap(header, event.currentTarget.value === keep ? undefined : event.currentTarget.value)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

const shortened = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 57)}…` : cell)
