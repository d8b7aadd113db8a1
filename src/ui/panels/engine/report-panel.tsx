import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type App, useApp, useServices } from '../../app-services/app'
import { type LiveQuery, useLiveQuery } from '../../app-services/live-query'
import { EmptyState } from '../../kit/empty-state'
import { GridBoard } from '../../office/data-grid/grid-board'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { useRowIndex } from '../../office/data-grid/use-row-index'
import { useSelection } from '../../office/data-grid/use-selection'
import { ActionButtons } from './action-buttons'
import { madeColumn } from './field-columns'
import { OutcomeLine } from './outcome-line'
import { PanelFrame } from './panel-frame'
import css from './panel-frame.module.css'
import type { ReportSpec } from './panel-spec'
import { queryRows } from './query-rows'
import { useOutcome } from './use-outcome'
import { usePanelPlace } from './use-panel-place'

/** A panel of what was counted or collected: the default export of its file. The query is made by a factory of `ui/queries`. */
export function reportPanel<R extends { readonly id: string }>(query: (app: App) => LiveQuery<readonly R[]>, spec: ReportSpec<R>): ComponentType {
  return function ReportPanel() {
    return (
      <PanelFrame>
        <ReportBoard query={query} spec={spec} />
      </PanelFrame>
    )
  }
}

interface ReportBoardProps<R extends { readonly id: string }> {
  readonly query: (app: App) => LiveQuery<readonly R[]>
  readonly spec: ReportSpec<R>
}

/** A table that is only read, with what stands above it: what `reportPanel` is made of. */
export function ReportBoard<R extends { readonly id: string }>({ query, spec }: ReportBoardProps<R>) {
  const { title, tz, may } = usePanelPlace()
  const services = useServices()
  const found = useLiveQuery(query(useApp()))
  const columns = useMemo(() => spec.columns.map(column => madeColumn(column, tz)), [spec.columns, tz])
  const [source] = useState(() => queryRows<R>())
  useEffect(() => source.tell(found), [source, found])
  const rows = useRowIndex<R>(source, columns, columns.length)
  const state = useGridView(spec.sort ?? columns[0]?.name ?? 'id')
  const selection = useSelection()
  const outcome = useOutcome()
  const acts = (spec.actions ?? []).filter(({ on, rule }) => on !== 'one' && (!rule || may(rule)))
  return (
    <div className={css.list}>
      {spec.above && <spec.above rows={found} />}
      <OutcomeLine outcome={outcome} />
      <GridBoard
        label={title}
        rows={rows}
        columns={columns}
        shown={columns.length}
        filters={spec.filters ?? []}
        state={state}
        selection={selection}
        empty={<EmptyState title="Nothing to report yet" />}
        renderBulk={chosen => <ActionButtons actions={acts} rows={chosen} services={services} outcome={outcome} onDone={selection.clear} />}
      />
    </div>
  )
}
