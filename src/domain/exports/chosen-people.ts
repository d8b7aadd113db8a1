import { people } from '../people/people.collection'
import { runSegmentHandler } from '../segments/run-segment.handler'
import { segments } from '../segments/segments.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { allRecords } from '../shared/records/all-records'
import type { StoredOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'
import { fold } from '../shared/text/fold-accents'

export interface PeopleChoice {
  readonly segmentId?: string | undefined
  /** Compared without accents and case. */
  readonly tag?: string | undefined
}

/** All active people, or those in the segment and with the tag. Refuses an unknown segment with `not-found`. */
export async function chosenPeople(context: HandlerContext, { segmentId, tag }: PeopleChoice): Promise<readonly StoredOf<typeof people>[]> {
  const { records } = context
  const members = segmentId === undefined ? undefined : await membersOf(context, records, segmentId)
  const wanted = tag === undefined ? undefined : fold(tag)
  return (await allRecords(records, people, { where: [['status', '==', 'active']] })).filter(
    ({ id, tags, deletedAt }) => !deletedAt && (members?.has(id) ?? true) && (wanted === undefined || tags.some(own => fold(own) === wanted)),
  )
}

async function membersOf(context: HandlerContext, records: Records, segmentId: string): Promise<ReadonlySet<string>> {
  const segment = await records.get(segments, segmentId)
  if (!segment || segment.deletedAt) throw new Refused('not-found', `the segment ${segmentId}`)
  if (segment.kind === 'static') return new Set(segment.personIds ?? [])
  return new Set((await runSegmentHandler.run(context, { question: segment.question ?? '' })).personIds)
}
