import { useMemo, useState } from 'react'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { beginningView, type GridView } from '../../../office/data-grid/grid-view'
import { GridWithToolbar } from '../../../office/data-grid/grid-with-toolbar'
import { useRowIndex } from '../../../office/data-grid/rows/use-row-index'
import { useSelection } from '../../../office/data-grid/use-selection'
import type { StateChange } from '../../../routing/use-address-state'
import { madeColumn, withRoomForNames } from '../fields/field-columns'
import type { MadeColumn } from '../panel-spec'
import { useQueryGridSource } from '../query-grid-source'
import { usePanelContext } from '../use-panel-context'
import css from './run.module.css'
import type { PlannedRow, RunPlan } from './run-spec'

interface RunPlanTableProps {
  readonly title: string
  readonly plan: RunPlan
  readonly columns: readonly MadeColumn<PlannedRow>[]
}

const outcomeColumn: MadeColumn<PlannedRow> = { name: 'outcome', label: 'Outcome', value: ({ outcome }) => outcome, width: 144 }

/** Every row of a dry run: counted by outcome, searchable, filterable and exportable. */
export default function RunPlanTable({ title, plan, columns }: RunPlanTableProps) {
  const { tz } = usePanelContext()
  const shown = useMemo(() => {
    const [first, ...others] = columns.map(column => madeColumn(column, tz))
    const outcomes = [...new Set(plan.rows.map(({ outcome }) => outcome))]
    const outcome = { ...madeColumn(outcomeColumn, tz), kind: 'choice' as const, choices: outcomes.map(value => ({ value, label: value })) }
    return withRoomForNames(first ? [first, outcome, ...others] : [outcome])
  }, [columns, tz, plan.rows])
  const rows = useRowIndex<PlannedRow>(useQueryGridSource(plan.rows), shown, shown.length)
  const selection = useSelection()
  const beginning = useMemo(() => beginningView(shown[0]?.name ?? 'outcome'), [shown])
  const [view, setView] = useState<GridView>(beginning)
  const change = (part: StateChange<GridView>) => setView(before => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))
  return (
    <div className={css.planned}>
      <GridWithToolbar
        label={title}
        rows={rows}
        columns={shown}
        shown={shown.length}
        filters={['outcome']}
        state={{ view, beginning, change, go: change }}
        selection={selection}
        empty={<EmptyState title="There is nothing to change" />}
      />
    </div>
  )
}
