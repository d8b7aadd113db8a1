import { lazy, Suspense, useMemo, useState } from 'react'
import { RecordService } from '../../../domain/records/record-service'
import { hasTrash } from '../../../domain/records/staff-editable-fields'
import { minReason } from '../../../domain/shared/functions/reason'
import type { Collection } from '../../../domain/shared/records/collection'
import { isPersonal } from '../../../domain/shared/records/privacy-of-field'
import { Records } from '../../../domain/shared/records/records'
import { LiveRows } from '../../../domain/tables/live-rows'
import type { RowSource } from '../../../domain/tables/row-source'
import { useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { GridWithToolbar } from '../../office/data-grid/grid-with-toolbar'
import type { GridRows, IndexedRow } from '../../office/data-grid/rows/grid-rows'
import { type GridSource, useRowIndex } from '../../office/data-grid/rows/use-row-index'
import type { GridViewState } from '../../office/data-grid/use-grid-view'
import { useSelection } from '../../office/data-grid/use-selection'
import { OutcomeLine } from './actions/outcome-line'
import { BulkBar } from './bulk/bulk-bar'
import { BulkHistoryMenu } from './bulk/bulk-history-menu'
import { cellEditor } from './fields/cell-editor'
import { collectionColumns } from './fields/field-columns'
import { TableRowsContext } from './fields/table-rows-context'
import { PanelSkeleton } from './panel-frame'
import css from './panel-frame.module.css'
import type { CollectionSpec, RowOf } from './panel-spec'
import { useQueryGridSource } from './query-grid-source'
import { OpenRecordPane } from './record/open-record-pane'
import { rowsByTrash } from './rows-by-trash'
import { useReauthenticatedOutcome } from './run/use-reauthenticated-outcome'
import type { TableOptions } from './table-options'
import { type PanelContext, usePanelContext } from './use-panel-context'
import { SavedViewMenu } from './views/saved-view-menu'
import { selectionAsQuery } from './views/selection-as-query'

interface CollectionTableProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  /** State of the address; a prop, because the panel may use it too. */
  readonly state: GridViewState
  readonly parts?: TableOptions<C>
}

/** The table of a collection with the form of the open record beside it; `collectionPanel` uses it. */
export function CollectionTable<C extends Collection>(props: CollectionTableProps<C>) {
  const [attempt, setAttempt] = useState(0)
  return <Board key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** The spec without the columns of what the user may not read. */
function useReadable<C extends Collection>(spec: CollectionSpec<C>, { may }: PanelContext): CollectionSpec<C> {
  const columns = spec.columns.filter(column => typeof column !== 'object' || !column.rule || may(column.rule))
  const { length } = columns
  // oxlint-disable-next-line react/exhaustive-deps -- roles change with a new page; the number tells the rest
  return useMemo(() => (length === spec.columns.length ? spec : { ...spec, columns }), [spec, length])
}

function Board<C extends Collection>({ of, spec: given, state, parts = {}, onRetry }: CollectionTableProps<C> & { readonly onRetry: () => void }) {
  const place = usePanelContext()
  const spec = useReadable(given, place)
  const liveRows = useService(LiveRows)
  const [records, service] = [useService(Records), useService(RecordService)]
  const [isTrash, setTrash] = useState(false)
  const columns = useMemo(() => collectionColumns(of, spec, place.tz), [of, spec, place.tz])
  // The row index of a collection contains the rows' own fields; nothing else is read from them.
  const { narrow = same } = parts
  const querySource = useQueryGridSource(parts.rows ?? noRows)
  const isTold = parts.rows !== undefined
  const source = useMemo(
    () => (isTold ? querySource : (narrow(rowsByTrash(liveRows.of(of, spec.find), isTrash)) as RowSource & GridSource<RowOf<C>>)),
    [isTold, querySource, liveRows, of, spec, isTrash, narrow],
  )
  const rows = useRowIndex<RowOf<C>>(source, columns, spec.columns.length)
  const selection = useSelection()
  const { outcome, question } = useReauthenticatedOutcome()

  const mayCreate = parts.make !== undefined || (spec.begin !== undefined && place.may(of.access.create, { fields: beginningFields(of) }))
  const open = state.view.open
  // The trash has other rows, so the selection is cleared.
  const turn = () => {
    setTrash(!isTrash)
    selection.clear()
  }
  const show = (id: string | undefined) => state.change({ open: id })
  if (rows.error) return <RowsFailed error={rows.error} onRetry={onRetry} />
  if (rows.version === 0) return <PanelSkeleton />
  return (
    <TableRowsContext value={rows.index as GridRows<IndexedRow>}>
      <div className={css.split} data-open={open !== undefined || undefined}>
        <div className={css.list}>
          {parts.renderAbove?.(outcome)}
          {question}
          <OutcomeLine outcome={outcome} />
          <GridWithToolbar
            label={of.title}
            rows={rows}
            columns={columns}
            shown={spec.columns.length}
            filters={
              spec.filters ??
              columns.slice(0, spec.columns.length).flatMap(({ name, kind }) => (kind === 'choice' || kind === 'boolean' ? [name] : []))
            }
            state={state}
            selection={selection}
            onOpen={show}
            renderRows={parts.renderRows}
            editor={cellEditor({ of, params: spec.find?.params, place, records, service, outcome })}
            exportRules={{
              reasonFor: names => (isPersonal(of, names) ? minReason : 0),
              colleagues: async () => (await import('../../staff-names/colleagues')).colleagues(records),
              note: table => service.noteExport(of, { ...table, ...(spec.find?.params && { params: spec.find.params }) }),
            }}
            renderBulk={chosen => (
              <>
                <BulkBar
                  {...{ of, spec, chosen, isTrash, outcome }}
                  matching={
                    isTrash ? undefined : selectionAsQuery({ of, find: spec.find, index: rows.index, view: state.view, chosen: selection.ids, parts })
                  }
                  onDone={selection.clear}
                />
                {parts.renderBulk?.(chosen, outcome, selection.clear)}
              </>
            )}
            tools={
              <>
                <BulkHistoryMenu of={of} outcome={outcome} />
                {spec.sort === 'order' && !isTrash && (
                  <Suspense fallback={null}>
                    <OrderTool of={of} params={spec.find?.params} nameOf={row => columns[0]!.words(row as RowOf<C>)} outcome={outcome} />
                  </Suspense>
                )}
                {hasTrash(of) && (
                  <Button size="s" aria-pressed={isTrash} onClick={turn}>
                    {isTrash ? 'Close trash' : 'Show trash'}
                  </Button>
                )}
              </>
            }
            acts={
              <>
                {/* Views are saved for a panel; the parts of the home page are none. */}
                {place.slug !== '' && <SavedViewMenu panel={place.slug} state={state} />}
                {mayCreate && (
                  <Button look="main" size="s" onClick={() => show('new')}>
                    Add new
                  </Button>
                )}
              </>
            }
            empty={
              parts.empty ?? (
                <EmptyState
                  title={isTrash ? 'The trash is empty' : `No ${of.title.toLowerCase()} yet`}
                  action={
                    mayCreate &&
                    !isTrash && (
                      <>
                        <Button look="main" onClick={() => show('new')}>
                          Create the first one
                        </Button>{' '}
                        {parts.otherWays}
                      </>
                    )
                  }
                />
              )
            }
          />
        </div>
        {open === 'new' && parts.make ? (
          <Suspense fallback={null}>
            <NewRecordPart make={parts.make} outcome={outcome} onShow={show} />
          </Suspense>
        ) : (
          open !== undefined && (
            <OpenRecordPane
              key={open}
              of={of}
              spec={spec}
              id={open}
              shown={parts.rows?.find(({ id }) => id === open)}
              outcome={outcome}
              onShow={show}
            />
          )
        )}
      </div>
    </TableRowsContext>
  )
}

/** Fetched once somebody begins a record, as its form is. */
const NewRecordPart = lazy(async () => ({ default: (await import('./new-record')).NewRecordPane }))

/** Of the tables whose records have an order that staff choose. */
const OrderTool = lazy(() => import('./order/order-tool'))

const noRows: readonly never[] = []
const same = (rows: RowSource) => rows

const beginningFields = ({ states, initialStates: begins }: Collection) => (states ? { status: begins?.[0] ?? Object.keys(states)[0]! } : {})

function RowsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return <FailureNotice error={error} onRetry={onRetry} />
}
