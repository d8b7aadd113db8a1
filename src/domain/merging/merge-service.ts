import { documentId } from '../../ports/documents'
import { Ids } from '../../ports/ids'
import { type Person, people } from '../people/people.collection'
import { Callables } from '../shared/functions/callables'
import { retrying } from '../shared/functions/retrying'
import type { StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { duplicates } from './duplicate-pairs.collection'
import { minLikeness } from './match-people'
import { mergePeople } from './merge-people.contract'
import { type Merge, type MergeChoices, merges, type Side } from './merges.collection'
import { type UndoneMerge, undoMerge } from './undo-merge.contract'

export type Duplicate = StoredOf<typeof duplicates>

/** Two records that may be one person, as the queue displays them. */
export interface DuplicatePair extends Duplicate {
  readonly people: readonly [Person, Person]
}

/** Pairs of the queue; the next ones are behind `next`. */
export interface PairPage {
  readonly pairs: readonly DuplicatePair[]
  readonly next: Duplicate | undefined
}

export interface MergeOptions {
  readonly choices?: MergeChoices
  readonly account?: Side
  /** Called with the merge's id before anything is written; `resume` takes it. */
  readonly onStarted?: (mergeId: string) => void
  /** Called after each call with the number of records moved so far. */
  readonly onProgress?: (moved: number) => void
}

/** Maximum number of pairs in one bulk merge (product.md C5). */
export const maxInBatch = 100
/** Pairs that are read at once, each with its two people. */
const pairsAtOnce = 200
const byLikeness = [
  ['score', 'desc'],
  [documentId, 'desc'],
] as const
const retries = { tries: 5, wait: 500 }

/** All data access for merging: the queue, the preview, the resumable run, history and undo. */
export class MergeService {
  static readonly inject = [Records, Callables, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly ids: Ids,
  ) {}

  /** Open pairs whose people both still exist, the most certain rule first; those behind `after`, if it is given. */
  async pairs(max = pairsAtOnce, after?: Duplicate): Promise<PairPage> {
    const open: Duplicate[] = []
    for (const rule of after ? ruleOrder.slice(ruleOrder.indexOf(after.rule)) : ruleOrder) {
      if (open.length === max) break
      const where = [
        ['status', '==', 'open'],
        ['rule', '==', rule],
      ] as const
      const startAfter = rule === after?.rule && { startAfter: [after.score, after.id] }
      open.push(...(await this.records.find(duplicates, { where, orderBy: byLikeness, limit: max - open.length, ...startAfter })))
    }
    const found = await Promise.all(
      open.map(async pair => ({ pair, people: await Promise.all(pair.personIds.map(id => this.records.get(people, id))) })),
    )
    const pairs = found.flatMap(({ pair, people: [one, other] }) =>
      one?.status === 'active' && other?.status === 'active' ? [{ ...pair, people: [one, other] as const }] : [],
    )
    return { pairs, next: open.length === max ? open.at(-1) : undefined }
  }

  /** Number of open pairs, also of those that `pairs` leaves out. */
  waiting(): Promise<number> {
    return this.records.count(duplicates, { where: [['status', '==', 'open']] })
  }

  person(id: string): Promise<Person | undefined> {
    return this.records.get(people, id)
  }

  async dismiss(pair: Duplicate): Promise<void> {
    await this.mark(pair, 'dismiss')
  }

  async reopen(id: string): Promise<void> {
    const pair = await this.records.get(duplicates, id)
    if (pair) await this.mark(pair, 'reopen')
  }

  /** Merges in calls of 100 records; each call may be repeated. Returns the merge's id. */
  async merge(kept: Person, merged: Person, { choices = {}, account, onStarted, onProgress }: MergeOptions = {}): Promise<string> {
    const mergeId = this.ids.next()
    onStarted?.(mergeId)
    await this.run({ mergeId, kept, merged, choices, account, onProgress })
    return mergeId
  }

  find(mergeId: string): Promise<Merge | undefined> {
    return this.records.get(merges, mergeId)
  }

  /** Continues a merge whose tab was closed; a finished one is left as it is. Resolves with the merge. */
  async resume(mergeId: string, onProgress?: (moved: number) => void): Promise<Merge | undefined> {
    const merge = await this.find(mergeId)
    if (merge?.status !== 'running') return merge
    const [kept, merged] = await Promise.all([this.person(merge.keptId), this.person(merge.mergedId)])
    if (kept && merged) await this.run({ mergeId, kept, merged, choices: {}, account: undefined, onProgress })
    return merge
  }

  async undo(mergeId: string, onProgress?: (remaining: number) => void): Promise<UndoneMerge> {
    for (;;) {
      const answer = await retrying(() => this.callables.call(undoMerge, { mergeId }), retries)
      if (answer.remaining === 0) return answer
      onProgress?.(answer.remaining)
    }
  }

  /** The last fifty merges, newest first. */
  history(): Promise<readonly Merge[]> {
    return this.records.find(merges, { orderBy: [['createdAt', 'desc']], limit: 50 })
  }

  private async run(merge: {
    mergeId: string
    kept: Person
    merged: Person
    choices: MergeChoices
    account: Side | undefined
    onProgress: ((moved: number) => void) | undefined
  }): Promise<void> {
    const { mergeId, kept, merged, choices, account, onProgress } = merge
    const named = { mergeId, keptId: kept.id, mergedId: merged.id, keptRev: kept.rev, mergedRev: merged.rev }
    const input = { ...named, choices: { ...choices }, ...(account && { account }) }
    for (;;) {
      const { moved, remaining } = await retrying(() => this.callables.call(mergePeople, input), retries)
      onProgress?.(moved)
      if (!remaining) return
    }
  }

  private async mark(pair: Duplicate, event: 'dismiss' | 'reopen'): Promise<void> {
    const existing = await this.records.get(duplicates, pair.id)
    if (!existing) return
    await this.records.commit(this.records.moving(duplicates, existing, event))
  }
}

const ruleOrder: readonly Duplicate['rule'][] = ['email', 'namePhone', 'nameAddress', 'similar', 'hand']

/**
 * Whether a pair may be merged in bulk: same email address and similar names. A couple that shares an address has to be checked by hand.
 */
export const isForBatch = ({ rule, score }: Duplicate): boolean => rule === 'email' && score >= minLikeness

/** Proposes to keep the record with an account, else the one with more data, or the older one if both have the same amount. */
export function proposedKept([one, other]: readonly [Person, Person]): readonly [kept: Person, merged: Person] {
  const weight = ({ uid, emails, phones = [], addresses = [], tags }: Person) =>
    (uid === undefined ? 0 : 100) + emails.length + phones.length + addresses.length + tags.length
  const [a, b] = [weight(one), weight(other)]
  return a > b || (a === b && one.createdAt <= other.createdAt) ? [one, other] : [other, one]
}
