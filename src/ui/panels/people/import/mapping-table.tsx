import { NativeSelect, Table } from '@mantine/core'
import { importFields, leaveOut } from '../../../../domain/imports/import-fields'
import styles from './import.module.css'
import type { ReadJob } from './import-steps'

const keep = ''

/** Each column with cells of its own and the field it goes to. */
export function MappingTable({ job, onMap }: { job: ReadJob; onMap: (header: string, field: string | undefined) => void }) {
  const fields = importFields[job.kind]
  const choices = [
    { value: keep, label: 'Keep as another column' },
    { value: leaveOut, label: 'Leave out' },
    ...fields.map(({ name, label, required }) => ({ value: name, label: required ? `${label} (needed)` : label })),
  ]
  const usedTwice = (name: string | undefined) =>
    name !== undefined &&
    name !== leaveOut &&
    !fields.find(f => f.name === name)?.joins &&
    Object.values(job.mapping).filter(n => n === name).length > 1
  return (
    <Table className={styles.mapping} verticalSpacing={6} aria-label="Columns of the file">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Column</Table.Th>
          <Table.Th scope="col">For example</Table.Th>
          <Table.Th scope="col">Goes to</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {job.summary.header.map(header => {
          const field = job.mapping[header]
          return (
            <Table.Tr key={header}>
              <Table.Th scope="row">{header}</Table.Th>
              <Table.Td className={styles.samples}>
                {job.summary.samples[header]?.length ? (
                  job.summary.samples[header].map(sample => <span key={sample}>{shortened(sample)}</span>)
                ) : (
                  <em>empty in every row</em>
                )}
              </Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={`${header} goes to`}
                  value={field ?? keep}
                  error={usedTwice(field) ? 'Another column goes here too' : undefined}
                  data={choices}
                  onChange={event => onMap(header, event.currentTarget.value === keep ? undefined : event.currentTarget.value)}
                />
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

const shortened = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 57)}…` : cell)
