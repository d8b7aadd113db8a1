import { useMemo } from 'react'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../../app-services/app-context'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { GridWithToolbar } from '../../office/data-grid/grid-with-toolbar'
import { useRowIndex } from '../../office/data-grid/rows/use-row-index'
import { useSelection } from '../../office/data-grid/use-selection'
import { ActionButtons } from './actions/action-buttons'
import { OutcomeLine } from './actions/outcome-line'
import { madeColumn, withRoomForNames } from './fields/field-columns'
import { type Panel, panelOf } from './panel'
import css from './panel-frame.module.css'
import type { ReportSpec } from './panel-spec'
import { useQueryGridSource } from './query-grid-source'
import { ReportRowDetails } from './report-row-details'
import { useReauthenticatedOutcome } from './run/use-reauthenticated-outcome'
import { usePanelContext } from './use-panel-context'
import { usePanelView } from './use-panel-view'

/** A report panel: the default export of its file. A factory of `ui/queries` makes its query. */
export const reportPanel = <R extends { readonly id: string }>(query: (app: App) => LiveQuery<readonly R[]>, spec: ReportSpec<R>): Panel =>
  panelOf(() => <ReportBoard query={query} spec={spec} />)

interface ReportBoardProps<R extends { readonly id: string }> {
  readonly query: (app: App) => LiveQuery<readonly R[]>
  readonly spec: ReportSpec<R>
}

/** A table of a query's result, with content above and beside it; `reportPanel` uses it. */
export function ReportBoard<R extends { readonly id: string }>({ query, spec }: ReportBoardProps<R>) {
  const { title, tz } = usePanelContext()
  const app = useApp()
  const asked = query(app)
  const found = useLiveQuery(asked)
  const columns = useMemo(() => withRoomForNames(spec.columns.map(column => madeColumn(column, tz))), [spec.columns, tz])
  const shown = spec.shown ?? columns.length
  const rows = useRowIndex<R>(useQueryGridSource(found), columns, shown)
  const state = usePanelView(spec.sort ?? columns[0]?.name ?? 'id')
  const selection = useSelection()
  const { renewing: outcome, question } = useReauthenticatedOutcome()
  const acts = (spec.actions ?? []).filter(({ on }) => on !== 'one')
  const renew = () => app.queries.invalidateQueries({ queryKey: asked.queryKey })
  const show = (id: string | undefined) => state.change({ open: id })
  const open = found.find(({ id }) => id === state.view.open)
  return (
    <div className={css.split} data-open={open !== undefined || undefined}>
      <div className={css.list}>
        {spec.above && <spec.above rows={found} />}
        {question}
        <OutcomeLine outcome={outcome} />
        <GridWithToolbar
          label={title}
          rows={rows}
          columns={columns}
          shown={shown}
          filters={spec.filters ?? []}
          state={state}
          selection={selection}
          onOpen={spec.facts && show}
          acts={
            // A live query does not need to be read again.
            !asked.live && (
              <Button size="s" onClick={() => void renew()}>
                Reload
              </Button>
            )
          }
          empty={<EmptyState title={spec.empty ?? 'Nothing to report yet'} action={spec.start} />}
          renderBulk={
            acts.length === 0 ? undefined : chosen => <ActionButtons actions={acts} rows={chosen} outcome={outcome} onDone={selection.clear} />
          }
        />
      </div>
      {spec.facts && open && (
        <ReportRowDetails
          key={open.id}
          row={open}
          name={columns[0]?.words(open) ?? open.id}
          facts={spec.facts.flatMap(fact => spec.columns.find(({ name }) => name === fact) ?? (typeof fact === 'string' ? [] : [fact]))}
          actions={(spec.actions ?? []).filter(({ on }) => on !== 'many')}
          outcome={outcome}
          onClose={() => show(undefined)}
        />
      )}
    </div>
  )
}
