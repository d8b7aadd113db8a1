import { PortError } from '../../ports/errors'
import { people } from '../accounts/people'
import { all } from '../people/every-record'
import { runSegmentHandler } from '../people/run-segment.handler'
import { segments } from '../people/segments'
import type { FunctionWorld } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { fold } from '../shared/fold'
import { Records } from '../shared/records'

export interface PeopleChoice {
  readonly segmentId?: string | undefined
  /** Compared without accents and case. */
  readonly tag?: string | undefined
}

/** Everybody active who is in the segment and has the tag, where they are named. Refuses a segment that is not there with `not-found`. */
export async function chosenPeople(world: FunctionWorld, { segmentId, tag }: PeopleChoice): Promise<readonly StoredOf<typeof people>[]> {
  const records = new Records(world.documents, { current: world.actor })
  const members = segmentId === undefined ? undefined : await membersOf(world, records, segmentId)
  const wanted = tag === undefined ? undefined : fold(tag)
  return (await all(records, people, { where: [['status', '==', 'active']] })).filter(
    ({ id, tags, deletedAt }) => !deletedAt && (members?.has(id) ?? true) && (wanted === undefined || tags.some(own => fold(own) === wanted)),
  )
}

async function membersOf(world: FunctionWorld, records: Records, segmentId: string): Promise<ReadonlySet<string>> {
  const segment = await records.get(segments, segmentId)
  if (!segment || segment.deletedAt) throw new PortError('functions', 'not-found', `the segment ${segmentId}`)
  if (segment.kind === 'static') return new Set(segment.personIds ?? [])
  return new Set((await runSegmentHandler.run(world, { question: segment.question ?? '' })).personIds)
}
