import { useMemo } from 'react'
import { WallClock } from '../../../../domain/operations/wall-clock'
import { isGroup, type SegmentGroup, type SegmentPart } from '../../../../domain/people/segment-question'
import { segmentTest } from '../../../../domain/people/segment-test'
import { useService } from '../../../app-services/app'
import { Skeleton } from '../../../kit/skeleton'
import { QuestionGroup } from './question-group'
import type { Agreed } from './segment-source'
import { useEverybody } from './use-everybody'

interface CountedQuestionProps {
  readonly question: SegmentGroup
  readonly agreed: Agreed
  readonly onChange: (question: SegmentGroup) => void
}

/** A question as it is built, with how many people each of its conditions leaves, and all of it. */
export function CountedQuestion({ question, agreed, onChange }: CountedQuestionProps) {
  const clock = useService(WallClock)
  const everybody = useEverybody()
  const rows = useMemo(() => everybody?.map(row => ({ ...row, agreed: agreed.get(row.id) ?? [] })), [everybody, agreed])
  if (!rows) return <Skeleton height="6rem" />
  const count = (part: SegmentPart) => rows.filter(segmentTest(isGroup(part) ? part : { all: [part] }, clock.now())).length
  return (
    <>
      <QuestionGroup group={question} level={1} onChange={onChange} count={count} />
      <p role="status">{count(question).toLocaleString('en-US')} people answer it.</p>
    </>
  )
}
