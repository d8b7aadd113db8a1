import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { type ConsentTopic, consents } from '../accounts/consents'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { agreedByPerson } from './agreed-by-person'
import { type AnswerForPerson, answerForPerson } from './answer-for-person.function'
import { all } from './every-record'
import { freezeSegment } from './freeze-segment.function'
import { type SegmentGroup, writeQuestion } from './segment-question'
import { segments } from './segments'

export type Segment = StoredOf<typeof segments>

/** People whose answers one call takes down. */
const perCall = 100

/** Groups of people: kept by their question, or by name; and what is done with many at once. */
export class SegmentShelf {
  static readonly inject = [Records, Functions, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  watch(next: (kept: readonly Segment[]) => void, fail: (error: Error) => void): () => void {
    return this.records.watch(segments, { orderBy: [['name', 'asc']] }, kept => next(kept.filter(({ deletedAt }) => !deletedAt)), fail)
  }

  async list(): Promise<readonly Segment[]> {
    return (await this.records.find(segments, { orderBy: [['name', 'asc']] })).filter(({ deletedAt }) => !deletedAt)
  }

  /** Keeps a question under a name; whoever answers it later is in it. Returns its id. */
  async keep(name: string, question: SegmentGroup, standing?: Segment): Promise<string> {
    const change = { name, kind: 'dynamic' as const, question: writeQuestion(question) }
    const id = standing?.id ?? this.ids.next()
    await this.records.commit(standing ? this.records.changing(segments, standing, change) : this.records.creating(segments, id, change))
    return id
  }

  /** Keeps these people under a name, whatever becomes of them. */
  async freeze(name: string, personIds: readonly string[]): Promise<string> {
    const segmentId = this.ids.next()
    await call(this.functions, freezeSegment, { segmentId, name, personIds: [...personIds] })
    return segmentId
  }

  /** What everybody agreed to, by person. */
  async agreed(): Promise<ReadonlyMap<string, readonly ConsentTopic[]>> {
    return agreedByPerson(await all(this.records, consents))
  }

  /** Takes answers down, a hundred people a call. Returns how many were new. */
  async answer({ personIds, ...answer }: AnswerForPerson, onProgress?: (done: number) => void): Promise<number> {
    let recorded = 0
    for (let at = 0; at < personIds.length; at += perCall) {
      recorded += (await call(this.functions, answerForPerson, { ...answer, personIds: personIds.slice(at, at + perCall) })).recorded
      onProgress?.(Math.min(at + perCall, personIds.length))
    }
    return recorded
  }
}
