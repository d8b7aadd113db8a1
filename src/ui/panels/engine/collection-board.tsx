import { useMemo, useState } from 'react'
import { leastReason } from '../../../domain/accounts/reason'
import { isPersonal } from '../../../domain/operations/field-classes'
import { LiveRows } from '../../../domain/operations/live-rows'
import { hasTrash } from '../../../domain/operations/office-writes'
import { RecordDesk } from '../../../domain/operations/record-desk'
import type { RowSource } from '../../../domain/operations/row-source'
import type { Collection } from '../../../domain/shared/collection'
import { Records } from '../../../domain/shared/records'
import { useService } from '../../app-services/app'
import { EmptyState } from '../../kit/empty-state'
import { Button } from '../../office/controls/button'
import { GridBoard } from '../../office/data-grid/grid-board'
import type { GridViewState } from '../../office/data-grid/use-grid-view'
import { type GridSource, useRowIndex } from '../../office/data-grid/use-row-index'
import { useSelection } from '../../office/data-grid/use-selection'
import type { BoardParts } from './board-parts'
import { BulkBar } from './bulk-bar'
import { BulkHistoryMenu } from './bulk-history-menu'
import { cellEditor } from './cell-editor'
import { collectionColumns } from './field-columns'
import { matchingView } from './matching-view'
import { Failed, OutcomeLine } from './outcome-line'
import { PanelSkeleton } from './panel-frame'
import css from './panel-frame.module.css'
import { rowsByTrash } from './panel-rows'
import type { CollectionSpec, RowOf } from './panel-spec'
import { RecordPart } from './record-part'
import { SavedViewMenu } from './saved-view-menu'
import { useOutcome } from './use-outcome'
import { usePanelPlace } from './use-panel-place'

interface CollectionBoardProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionSpec<C>
  /** What the address asks; the panel's own, because it may ask by it too. */
  readonly state: GridViewState
  readonly parts?: BoardParts<C>
}

/** The table of a collection with the form of the record that is open beside it: what `collectionPanel` is made of. */
export function CollectionBoard<C extends Collection>(props: CollectionBoardProps<C>) {
  const [attempt, setAttempt] = useState(0)
  return <Board key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Board<C extends Collection>({ of, spec, state, parts = {}, onRetry }: CollectionBoardProps<C> & { readonly onRetry: () => void }) {
  const place = usePanelPlace()
  const liveRows = useService(LiveRows)
  const [records, desk] = [useService(Records), useService(RecordDesk)]
  const [isTrash, setTrash] = useState(false)
  const columns = useMemo(() => collectionColumns(of, spec, place.tz), [of, spec, place.tz])
  // The index of a collection knows its rows' own fields; nothing else is read from them.
  const { narrow = same } = parts
  const source = useMemo(
    () => narrow(rowsByTrash(liveRows.of(of, spec.find), isTrash)) as RowSource & GridSource<RowOf<C>>,
    [liveRows, of, spec, isTrash, narrow],
  )
  const rows = useRowIndex<RowOf<C>>(source, columns, spec.columns.length)
  const selection = useSelection()
  const outcome = useOutcome()

  const mayCreate = parts.renderNew !== undefined || (spec.begin !== undefined && place.may(of.access.create, { fields: beginningFields(of) }))
  const open = state.view.open
  // What was chosen on the one side is not there on the other.
  const turn = () => {
    setTrash(!isTrash)
    selection.clear()
  }
  const show = (id: string | undefined) => state.change({ open: id })
  if (rows.error) return <RowsFailed error={rows.error} onRetry={onRetry} />
  if (rows.version === 0) return <PanelSkeleton />
  return (
    <div className={css.split} data-open={open !== undefined || undefined}>
      <div className={css.list}>
        {parts.renderAbove?.(outcome)}
        <OutcomeLine outcome={outcome} />
        <GridBoard
          label={of.title}
          rows={rows}
          columns={columns}
          shown={spec.columns.length}
          filters={
            spec.filters ?? columns.slice(0, spec.columns.length).flatMap(({ name, kind }) => (kind === 'choice' || kind === 'flag' ? [name] : []))
          }
          state={state}
          selection={selection}
          onOpen={show}
          editor={cellEditor({ of, params: spec.find?.params, place, records, desk, outcome })}
          exportRules={{
            reasonFor: names => (isPersonal(of, names) ? leastReason : 0),
            note: table => desk.noteExport(of, { ...table, ...(spec.find?.params && { params: spec.find.params }) }),
          }}
          renderBulk={chosen => (
            <>
              <BulkBar
                {...{ of, spec, chosen, isTrash, outcome }}
                matching={
                  isTrash ? undefined : matchingView({ of, find: spec.find, index: rows.index, view: state.view, chosen: selection.ids, parts })
                }
                onDone={selection.clear}
              />
              {parts.renderBulk?.(chosen, outcome, selection.clear)}
            </>
          )}
          tools={
            <>
              <BulkHistoryMenu of={of} outcome={outcome} />
              {hasTrash(of) && (
                <Button variant="default" size="compact-md" aria-pressed={isTrash} onClick={turn}>
                  {isTrash ? 'Out of the trash' : 'Trash'}
                </Button>
              )}
            </>
          }
          acts={
            <>
              <SavedViewMenu panel={place.slug} state={state} />
              {mayCreate && (
                <Button size="compact-md" onClick={() => show('new')}>
                  New
                </Button>
              )}
            </>
          }
          empty={
            parts.empty ?? (
              <EmptyState
                title={isTrash ? 'The trash is empty' : `No ${of.title.toLowerCase()} yet`}
                action={mayCreate && !isTrash && <Button onClick={() => show('new')}>Make the first</Button>}
              />
            )
          }
        />
      </div>
      {open === 'new' && parts.renderNew?.(outcome, show)}
      {open !== undefined && !(open === 'new' && parts.renderNew) && (
        <RecordPart key={open} of={of} spec={spec} id={open} outcome={outcome} onShow={show} />
      )}
    </div>
  )
}

const same = (rows: RowSource) => rows

const beginningFields = ({ states, begins }: Collection) => (states ? { status: begins?.[0] ?? Object.keys(states)[0]! } : {})

function RowsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div>
      <Failed error={error} />
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
