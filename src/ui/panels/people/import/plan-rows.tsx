import { useDeferredValue, useMemo, useState } from 'react'
import type { ImportPlan } from '../../../../domain/imports/planned-row'
import { NativeSelect } from '../../../office/controls/native-select'
import { Pagination } from '../../../office/controls/pagination'
import { Table } from '../../../office/controls/table'
import { TextInput } from '../../../office/controls/text-input'
import styles from './import.module.css'
import { actionNames } from './plan-counts'
import { PlanRow } from './plan-row'
import { type RowFilter, rowsMatching } from './rows-matching'

/** Rows drawn at once; the others are pages away, so that a hundred thousand rows stay light. */
const pageSize = 100

/** Every row of the file with what would happen to it, filtered and by pages. */
export function PlanRows({ plan }: { plan: ImportPlan }) {
  const [filter, setFilter] = useState<RowFilter>({ show: firstShown(plan), words: '' })
  const [page, setPage] = useState(1)
  const asked = useDeferredValue(filter)
  const found = useMemo(() => rowsMatching(plan.rows, asked), [plan, asked])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const change = (to: Partial<RowFilter>) => {
    setFilter({ ...filter, ...to })
    setPage(1)
  }
  return (
    <section aria-labelledby="plan-rows">
      <h3 id="plan-rows">Row by row</h3>
      <div className={styles.filters}>
        <NativeSelect
          label="Show"
          value={filter.show}
          onChange={event => change({ show: event.currentTarget.value as RowFilter['show'] })}
          data={[
            { value: 'all', label: `all ${plan.rows.length.toLocaleString('en-US')} rows` },
            { value: 'create', label: `new (${plan.counts.create})` },
            { value: 'update', label: `changed (${plan.counts.update})` },
            { value: 'skip', label: `skipped (${plan.counts.skip})` },
            { value: 'error', label: `${actionNames.error} (${plan.counts.error})` },
            { value: 'warned', label: 'with something worth knowing' },
          ]}
        />
        <TextInput type="search" label="Find in the rows" value={filter.words} onChange={event => change({ words: event.currentTarget.value })} />
        <p role="status">
          {found.length.toLocaleString('en-US')} {found.length === 1 ? 'row' : 'rows'}
        </p>
      </div>
      {found.length > 0 && (
        <Table stacks className={styles.rows} aria-label="Rows of the dry run">
          <thead>
            <tr>
              <th scope="col" data-number>
                Line
              </th>
              <th scope="col">What happens</th>
              <th scope="col">Name</th>
              <th scope="col">Why, and what changes</th>
            </tr>
          </thead>
          <tbody>
            {found.slice((page - 1) * pageSize, page * pageSize).map(row => (
              <PlanRow kind={plan.kind} key={row.line} row={row} />
            ))}
          </tbody>
        </Table>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of rows" className={styles.pages}>
          <Pagination total={pages} value={page} onChange={setPage} />
        </nav>
      )}
    </section>
  )
}

/** What needs a person's eye comes first. */
function firstShown({ counts }: ImportPlan): RowFilter['show'] {
  if (counts.error > 0) return 'error'
  return counts.create + counts.update > 0 ? 'all' : 'skip'
}
