import { Button } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import { people } from '../../../domain/accounts/people'
import { leastReason } from '../../../domain/accounts/reason'
import { isPersonal } from '../../../domain/operations/field-classes'
import { LiveRows } from '../../../domain/operations/live-rows'
import { RecordDesk } from '../../../domain/operations/record-desk'
import { WallClock } from '../../../domain/operations/wall-clock'
import { asksFor } from '../../../domain/people/segment-question'
import { type SegmentRow, segmentTest } from '../../../domain/people/segment-test'
import { Records } from '../../../domain/shared/records'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { EmptyState } from '../../kit/empty-state'
import { GridBoard } from '../../office/data-grid/grid-board'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { type GridSource, useRowIndex } from '../../office/data-grid/use-row-index'
import { useSelection } from '../../office/data-grid/use-selection'
import { peopleQueries } from '../../queries/people.queries'
import { BulkBar } from '../engine/bulk-bar'
import { cellEditor } from '../engine/cell-editor'
import { customPanel } from '../engine/custom-panel'
import { collectionColumns } from '../engine/field-columns'
import { Failed, OutcomeLine } from '../engine/outcome-line'
import { PanelSkeleton } from '../engine/panel-frame'
import frame from '../engine/panel-frame.module.css'
import type { CollectionSpec, RowOf } from '../engine/panel-spec'
import { RecordPart } from '../engine/record-part'
import { SavedViewMenu } from '../engine/saved-view-menu'
import { useOutcome } from '../engine/use-outcome'
import { usePanelPlace } from '../engine/use-panel-place'
import { NewPerson } from './person/new-person'
import { ReachedBy } from './person/reached-by'
import { ChosenPeople } from './segments/chosen-people'
import { type ChosenSegment, SegmentBar } from './segments/segment-bar'
import { type Agreed, segmentSource } from './segments/segment-source'

export default customPanel(PeopleBoard)

type Row = RowOf<typeof people>

const spec: CollectionSpec<typeof people> = {
  columns: [
    'names.sort',
    { name: 'email', label: 'E-mail', value: ({ emails }) => emails?.[0]?.address },
    { name: 'phone', label: 'Phone', value: ({ phones }) => phones?.[0] },
    { name: 'city', label: 'City', value: ({ addresses }) => addresses?.[0]?.city },
    'tags',
    'kind',
    'source',
    'createdAt',
  ],
  sort: 'names.sort',
  filters: ['tags', 'kind', 'status'],
  form: ['names', 'kind', 'organisation', 'birthYear', 'guardianEmail', 'tags', 'household', 'source'],
  under: ReachedBy,
}

/** Everybody the organisation knows, with all columns; narrowed by a question, and worked on many at once. */
function PeopleBoard() {
  const place = usePanelPlace()
  const app = useApp()
  const liveRows = useService(LiveRows)
  const [records, desk, clock] = [useService(Records), useService(RecordDesk), useService(WallClock)]
  const [now] = useState(() => clock.now())
  const [segment, setSegment] = useState<ChosenSegment>()
  const needsAgreed = segment !== undefined && asksFor(segment.question, 'agreed')
  const agreed = useLiveQuery(peopleQueries(app).agreed(needsAgreed))
  const columns = useMemo(() => collectionColumns(people, spec, place.tz), [place.tz])
  const source = useMemo(() => peopleIn(liveRows, segment, agreed, now), [liveRows, segment, agreed, now])
  const rows = useRowIndex<Row>(source, columns, spec.columns.length)
  const state = useGridView('names.sort')
  const selection = useSelection()
  const outcome = useOutcome()
  const open = state.view.open
  const show = (id: string | undefined) => state.change({ open: id })
  if (rows.error) return <Failed error={rows.error} />
  if (rows.version === 0) return <PanelSkeleton />
  return (
    <div className={frame.split} data-open={open !== undefined || undefined}>
      <div className={frame.list}>
        <SegmentBar chosen={segment} agreed={agreed} onChoose={setSegment} outcome={outcome} />
        <OutcomeLine outcome={outcome} />
        <GridBoard
          label={people.title}
          rows={rows}
          columns={columns}
          shown={spec.columns.length}
          filters={spec.filters ?? []}
          state={state}
          selection={selection}
          onOpen={show}
          editor={cellEditor({ of: people, params: undefined, place, records, desk, outcome })}
          exportRules={{
            reasonFor: names => (isPersonal(people, names) ? leastReason : 0),
            note: table => desk.noteExport(people, table),
          }}
          renderBulk={chosen => (
            <Suspense fallback={null}>
              <BulkBar of={people} spec={spec} chosen={chosen} isTrash={false} outcome={outcome} onDone={selection.clear} />
              <ChosenPeople ids={chosen.map(({ id }) => id)} outcome={outcome} onDone={selection.clear} />
            </Suspense>
          )}
          tools={
            <>
              <SavedViewMenu panel={place.slug} state={state} />
              <Button size="compact-md" onClick={() => show('new')}>
                New person
              </Button>
            </>
          }
          empty={<EmptyState title="Nobody answers this question">Take a condition away, or choose everybody.</EmptyState>}
        />
      </div>
      {open === 'new' && <NewPerson outcome={outcome} onDone={show} />}
      {open !== undefined && open !== 'new' && (
        <Suspense fallback={<aside className={frame.form} aria-label="Record" aria-busy />}>
          <RecordPart key={open} of={people} spec={spec} id={open} outcome={outcome} onShow={show} />
        </Suspense>
      )}
    </div>
  )
}

/** The rows of a segment; of everybody where none is chosen. */
function peopleIn(liveRows: LiveRows, segment: ChosenSegment, agreed: Agreed, now: Date): GridSource<Row> {
  const answers = segmentTest(segment?.question ?? { all: [] }, now)
  const isIn = (row: SegmentRow) => (segment?.members?.has(row.id) ?? true) && !row.deletedAt && answers(row)
  return segmentSource(liveRows.of(people), isIn, agreed)
}
