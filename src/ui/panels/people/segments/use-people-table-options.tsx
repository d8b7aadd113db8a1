import { lazy, Suspense, startTransition, useCallback, useMemo, useState } from 'react'
import type { people } from '../../../../domain/people/people.collection'
import { factsAsked, writeQuestion } from '../../../../domain/segments/segment-conditions'
import { type SegmentRow, segmentTest } from '../../../../domain/segments/segment-matcher'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import type { RowSource } from '../../../../domain/tables/row-source'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button, LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import type { GridView } from '../../../office/data-grid/grid-view'
import type { GridViewState } from '../../../office/data-grid/use-grid-view'
import { factsQuery, segmentQuery } from '../../../queries/segment.queries'
import type { TableOptions } from '../../engine/table-options'
import { usePanelContext } from '../../engine/use-panel-context'
import { newPerson } from '../person/new-person'
import { type ChosenSegment, changedAddress, chosenSegment, type PeopleAddress } from './chosen-segment'
import { type PickedPeople, PickedPeopleLine } from './picked-people-line'
import { SegmentBar } from './segment-bar'
import { segmentSource } from './segment-source'

const PeopleMap = lazy(() => import('./people-map'))

/** Additions to the table of people: segments, the map, and the form of a new person. */
export function usePeopleTableOptions(state: GridViewState): TableOptions<typeof people> {
  const clock = useService(WallClock)
  const [now] = useState(() => clock.now())
  const app = useApp()
  const { may } = usePanelContext()
  const address: PeopleAddress = state.view.panel
  const kept = useLiveQuery(segmentQuery(app, address.segment))
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the objects differ on each render; rows are narrowed again only when their content differs
  const segment = useMemo(() => chosenSegment(address, kept, may), [address.segment, address.question, kept?.id, kept?.rev])
  const [spot, setSpot] = useState<PickedPeople>()
  const isMapped = address.map !== undefined
  const facts = useLiveQuery(factsQuery(app, segment ? factsAsked(segment.question) : []))

  const isIn = useMemo(() => segmentMember(segment, now), [segment, now])
  const narrow = useCallback(
    (rows: RowSource) => (segment || spot ? segmentSource(rows, row => (spot?.ids.has(row.id) ?? true) && isIn(row), facts) : rows),
    [segment, isIn, spot, facts],
  )
  const isAnswering = useCallback((row: SegmentRow) => isIn({ ...row, ...facts.get(row.id) }), [isIn, facts])
  const choose = (change: PeopleAddress, isStep = true) => {
    const changed = ({ panel }: GridView) => ({ panel: changedAddress(panel, change) })
    // A transition keeps the table on the screen until the segment has been read.
    if (isStep) startTransition(() => state.go(changed))
    else state.change(changed)
  }
  return {
    narrow,
    matching: counted => (segment && !segment.members && !spot ? { is: 'segment', question: writeQuestion(segment.question), counted } : undefined),
    renderAbove: outcome => (
      <>
        <SegmentBar chosen={segment} address={address} facts={facts} onChoose={choose} outcome={outcome}>
          <Button size="s" aria-expanded={isMapped} onClick={() => choose({ map: isMapped ? undefined : 'open' })}>
            {isMapped ? 'Close the map' : 'Show on a map'}
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
    renderBulk: chosen => (
      <>
        <Button size="s" onClick={() => setSpot({ ids: new Set(chosen.map(({ id }) => id)), where: 'the people you chose' })}>
          Show only these
        </Button>
        {chosen.length === 2 && (
          <LinkButton size="s" to={`/cpanel/usermerger?do=merge&a=${chosen[0]!.id}&b=${chosen[1]!.id}`}>
            Compare and merge
          </LinkButton>
        )}
      </>
    ),
    make: newPerson,
    empty: <EmptyState title="No people match these conditions">Remove a condition to see more, or choose everybody.</EmptyState>,
  }
}

/** Whether a person is in the segment. Without a segment everybody is; conditions match active people only. */
function segmentMember(segment: ChosenSegment, now: Date): (row: SegmentRow) => boolean {
  if (!segment) return () => true
  const answers = segmentTest(segment.question, now)
  return row => (segment.members?.has(row.id) ?? row.status === 'active') && answers(row)
}
