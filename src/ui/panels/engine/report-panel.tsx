import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type App, useApp, useServices } from '../../app-services/app'
import { type LiveQuery, useLiveQuery } from '../../app-services/live-query'
import { EmptyState } from '../../kit/empty-state'
import { Button } from '../../office/controls/button'
import { GridBoard } from '../../office/data-grid/grid-board'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { useRowIndex } from '../../office/data-grid/use-row-index'
import { useSelection } from '../../office/data-grid/use-selection'
import { ActionButtons } from './action-buttons'
import { madeColumn, withRoomForNames } from './field-columns'
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

/** A table of what a query answers, with what stands above and beside it: what `reportPanel` is made of. */
export function ReportBoard<R extends { readonly id: string }>({ query, spec }: ReportBoardProps<R>) {
  const { title, tz, may } = usePanelPlace()
  const app = useApp()
  const services = useServices()
  const asked = query(app)
  const found = useLiveQuery(asked)
  const columns = useMemo(() => withRoomForNames(spec.columns.map(column => madeColumn(column, tz))), [spec.columns, tz])
  const [source] = useState(() => queryRows<R>())
  useEffect(() => source.tell(found), [source, found])
  const shown = spec.shown ?? columns.length
  const rows = useRowIndex<R>(source, columns, shown)
  const state = useGridView(spec.sort ?? columns[0]?.name ?? 'id')
  const selection = useSelection()
  const outcome = useOutcome()
  const acts = (spec.actions ?? []).filter(({ on, rule }) => on !== 'one' && (!rule || may(rule)))
  const renew = () => app.queries.invalidateQueries({ queryKey: asked.queryKey })
  const show = (id: string | undefined) => state.change({ open: id })
  const open = found.find(({ id }) => id === state.view.open)
  return (
    <div className={css.split} data-open={open !== undefined || undefined}>
      <div className={css.list}>
        {spec.above && <spec.above rows={found} />}
        <OutcomeLine outcome={outcome} />
        <GridBoard
          label={title}
          rows={rows}
          columns={columns}
          shown={shown}
          filters={spec.filters ?? []}
          state={state}
          selection={selection}
          onOpen={spec.part && show}
          acts={
            // What tells of its own changes is not asked again.
            !asked.live && (
              <Button variant="default" size="compact-md" onClick={() => void renew()}>
                Read again
              </Button>
            )
          }
          empty={<EmptyState title="Nothing to report yet" />}
          renderBulk={
            acts.length === 0
              ? undefined
              : chosen => <ActionButtons actions={acts} rows={chosen} services={services} outcome={outcome} onDone={selection.clear} />
          }
        />
      </div>
      {spec.part && open && <spec.part key={open.id} row={open} outcome={outcome} onChanged={renew} onClose={() => show(undefined)} />}
    </div>
  )
}
