import { lazy, Suspense, startTransition, useCallback, useMemo, useState } from 'react'
import { people } from '../../../domain/people/people'
import { officeFields } from '../../../domain/records/office-writes'
import { asksFor, writeQuestion } from '../../../domain/segments/segment-conditions'
import { type SegmentRow, segmentTest } from '../../../domain/segments/segment-test'
import { WallClock } from '../../../domain/shared/time/wall-clock'
import type { RowSource } from '../../../domain/tables/row-source'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Skeleton } from '../../kit/feedback/skeleton'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { agreedQuery, segmentQuery } from '../../queries/segment.queries'
import type { BoardParts } from '../engine/board-parts'
import { CollectionBoard } from '../engine/collection-board'
import { customPanel } from '../engine/custom-panel'
import type { CollectionSpec } from '../engine/panel-spec'
import { ContactDetails } from './person/contact-details'
import { NewPerson } from './person/new-person'
import { ChosenPeople } from './segments/chosen-people'
import { type ChosenSegment, changedAddress, chosenSegment, type PeopleAddress } from './segments/chosen-segment'
import { type PickedPeople, PickedPeopleLine } from './segments/picked-people-line'
import { SegmentBar } from './segments/segment-bar'
import { type Agreed, segmentSource } from './segments/segment-source'

export default customPanel(PeopleBoard)

const PeopleMap = lazy(() => import('./segments/people-map'))

const spec: CollectionSpec<typeof people> = {
  columns: [
    'names.sort',
    { name: 'email', label: 'E-mail', value: ({ emails }) => emails?.[0]?.address, width: 240 },
    { name: 'phone', label: 'Phone', value: ({ phones }) => phones?.[0], width: 144 },
    { name: 'city', label: 'City', value: ({ addresses }) => addresses?.[0]?.city, width: 128 },
    'tags',
    'kind',
    'source',
    'createdAt',
  ],
  filters: ['tags', 'kind', 'status'],
  /** Phones are entered with the e-mail addresses, by `ContactDetails`. */
  form: officeFields(people).filter(name => name !== 'phones'),
  under: ContactDetails,
}

/** What nobody asks for is not looked at: the rows stay as they are when it changes. */
const unasked: Agreed = new Map()

/** Everybody the organisation knows, with all columns; narrowed by a question or a spot of the map, and worked on many at once. */
function PeopleBoard() {
  const clock = useService(WallClock)
  const [now] = useState(() => clock.now())
  const app = useApp()
  const state = useGridView('names.sort')
  const address: PeopleAddress = state.view.panel
  const kept = useLiveQuery(segmentQuery(app, address.segment))
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- told anew they are other objects; rows are narrowed anew where they say something else
  const segment = useMemo(() => chosenSegment(address, kept), [address.segment, address.question, kept?.id, kept?.rev])
  const [spot, setSpot] = useState<PickedPeople>()
  const isMapped = address.map !== undefined
  const needsAgreed = segment !== undefined && asksFor(segment.question, 'agreed')
  const answers = useLiveQuery(agreedQuery(app, needsAgreed))
  const agreed = needsAgreed ? answers : unasked

  const isIn = useMemo(() => segmentMember(segment, now), [segment, now])
  const narrow = useCallback(
    (rows: RowSource) => (segment || spot ? segmentSource(rows, row => (spot?.ids.has(row.id) ?? true) && isIn(row), agreed) : rows),
    [segment, isIn, spot, agreed],
  )
  const isAnswering = useCallback((row: SegmentRow) => isIn({ ...row, agreed: agreed.get(row.id) ?? [] }), [isIn, agreed])
  const choose = (change: PeopleAddress, isStep = true) => {
    const panel = changedAddress(address, change)
    // What stands stays until a segment is read.
    if (isStep) startTransition(() => state.go({ panel }))
    else state.change({ panel })
  }
  const parts: BoardParts<typeof people> = {
    narrow,
    matching: counted => (segment && !segment.members && !spot ? { is: 'segment', question: writeQuestion(segment.question), counted } : undefined),
    renderAbove: outcome => (
      <>
        <SegmentBar chosen={segment} address={address} agreed={agreed} onChoose={choose} outcome={outcome}>
          <Button size="s" aria-expanded={isMapped} onClick={() => choose({ map: isMapped ? undefined : 'open' })}>
            {isMapped ? 'Close the map' : 'On a map'}
          </Button>
        </SegmentBar>
        {isMapped && (
          <Suspense fallback={<Skeleton height="22rem" />}>
            <PeopleMap isShown={isAnswering} onChoose={(ids, where) => setSpot({ ids: new Set(ids), where })} />
          </Suspense>
        )}
        {spot && <PickedPeopleLine spot={spot} onClear={() => setSpot(undefined)} />}
      </>
    ),
    renderBulk: (chosen, outcome, onDone) => (
      <ChosenPeople
        ids={chosen.map(({ id }) => id)}
        outcome={outcome}
        onDone={onDone}
        onShow={ids => setSpot({ ids: new Set(ids), where: 'those chosen' })}
      />
    ),
    renderNew: (outcome, onDone) => <NewPerson outcome={outcome} onDone={onDone} />,
    empty: <EmptyState title="Nobody answers this question">Take a condition away, or choose everybody.</EmptyState>,
  }
  return <CollectionBoard of={people} spec={spec} state={state} parts={parts} />
}

/** Whether somebody is in the segment; everybody is where none is chosen. Only who is active answers a question. */
function segmentMember(segment: ChosenSegment, now: Date): (row: SegmentRow) => boolean {
  if (!segment) return () => true
  const answers = segmentTest(segment.question, now)
  return row => (segment.members?.has(row.id) ?? row.status === 'active') && answers(row)
}
