import { useMemo } from 'react'
import { isGroup, type SegmentGroup, type SegmentPart } from '../../../../domain/segments/segment-conditions'
import type { FactsByPerson } from '../../../../domain/segments/segment-facts'
import { segmentTest } from '../../../../domain/segments/segment-matcher'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useService } from '../../../app-services/app-context'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { numberText } from '../../../kit/number-text'
import { distinctValues } from '../../engine/fields/values-in-column'
import { ConditionGroup } from './condition-group'
import { useAllPeople } from './use-all-people'

interface CountedQuestionProps {
  readonly question: SegmentGroup
  readonly facts: FactsByPerson
  readonly onChange: (question: SegmentGroup) => void
}

/** The builder of a question, with the number of people for each condition and for the whole question. */
export default function SegmentEditor({ question, facts, onChange }: CountedQuestionProps) {
  const clock = useService(WallClock)
  const everybody = useAllPeople()
  const rows = useMemo(() => everybody?.map(row => ({ ...row, ...facts.get(row.id) })), [everybody, facts])
  const tags = useMemo(() => distinctValues(rows?.map(row => row.tags) ?? []), [rows])
  if (!rows) return <Skeleton height="6rem" />
  const count = (part: SegmentPart) => rows.filter(segmentTest(isGroup(part) ? part : { all: [part] }, clock.now())).length
  return (
    <>
      <ConditionGroup group={question} level={1} onChange={onChange} count={count} tags={tags} />
      <p role="status">{numberText(count(question))} people answer it.</p>
    </>
  )
}
