import { Ids } from '../../ports/ids'
import { type AnswerForPerson, answerForPerson, peoplePerAnswer } from '../people/answer-for-person.contract'
import { Callables } from '../shared/functions/callables'
import type { StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { freezeSegment } from './freeze-segment.contract'
import { type SegmentGroup, writeQuestion } from './segment-conditions'
import { segments } from './segments.collection'

export type Segment = StoredOf<typeof segments>

/** Segments of people, stored as a question or as a fixed list, and the bulk actions on them. */
export class SegmentService {
  static readonly inject = [Records, Callables, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly ids: Ids,
  ) {}

  watch(next: (kept: readonly Segment[]) => void, fail: (error: Error) => void): () => void {
    return this.records.watch(segments, { orderBy: [['name', 'asc']] }, kept => next(kept.filter(({ deletedAt }) => !deletedAt)), fail)
  }

  async list(): Promise<readonly Segment[]> {
    return (await this.records.find(segments, { orderBy: [['name', 'asc']] })).filter(({ deletedAt }) => !deletedAt)
  }

  /** Saves a question under a name; its members are computed each time. Returns its id. */
  async keep(name: string, question: SegmentGroup, existing?: Segment): Promise<string> {
    const change = { name, kind: 'dynamic' as const, question: writeQuestion(question) }
    const id = existing?.id ?? this.ids.next()
    await this.records.commit(existing ? this.records.changing(segments, existing, change) : this.records.creating(segments, id, change))
    return id
  }

  /** Saves a fixed list of people under a name. */
  async freeze(name: string, personIds: readonly string[]): Promise<string> {
    const segmentId = this.ids.next()
    await this.callables.call(freezeSegment, { segmentId, name, personIds: [...personIds] })
    return segmentId
  }

  /** Records answers, `peoplePerAnswer` people a call. Returns the number of new answers. */
  async answer({ personIds, ...answer }: AnswerForPerson, onProgress?: (done: number) => void): Promise<number> {
    let recorded = 0
    for (let at = 0; at < personIds.length; at += peoplePerAnswer) {
      recorded += (await this.callables.call(answerForPerson, { ...answer, personIds: personIds.slice(at, at + peoplePerAnswer) })).recorded
      onProgress?.(Math.min(at + peoplePerAnswer, personIds.length))
    }
    return recorded
  }
}
