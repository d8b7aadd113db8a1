import { isPortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { people } from '../accounts/people'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { duplicateStates, duplicates } from './duplicates'
import { type FoundDuplicates, findDuplicates } from './find-duplicates.function'
import { leastLikeness } from './match-people'
import { mergePeople } from './merge-people.function'
import type { Person } from './merge-snapshot'
import { type Merge, type MergeChoices, merges, type Side } from './merges'
import { type MergePreview, previewMerge } from './preview-merge.function'
import { type UndoneMerge, undoMerge } from './undo-merge.function'

export type Duplicate = StoredOf<typeof duplicates>

/** Two records that may be one person, as the queue shows them. */
export interface DuplicatePair extends Duplicate {
  readonly people: readonly [Person, Person]
}

export interface MergeOptions {
  readonly choices?: MergeChoices
  readonly account?: Side
  /** Tells after each call how many records have moved. */
  readonly onProgress?: (moved: number) => void
}

/** Pairs that are merged in one go at most (product §C5). */
export const mostInBatch = 100
const tries = 5

/** Everything of merging that touches the store: the queue, the look before, the run with its pauses, history and undo. */
export class MergeDesk {
  static readonly inject = [Records, Functions, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  look(): Promise<FoundDuplicates> {
    return call(this.functions, findDuplicates, {})
  }

  /** Open pairs of which both are still there, the surest rule first. */
  async pairs(most = 200): Promise<readonly DuplicatePair[]> {
    const open = await this.records.find(duplicates, { where: [['status', '==', 'open']], orderBy: [['score', 'desc']], limit: most })
    const found = await Promise.all(
      open.map(async pair => ({ pair, people: await Promise.all(pair.personIds.map(id => this.records.get(people, id))) })),
    )
    return found
      .flatMap(({ pair, people: [one, other] }) =>
        one?.status === 'active' && other?.status === 'active' ? [{ ...pair, people: [one, other] as const }] : [],
      )
      .sort((a, b) => ruleOrder.indexOf(a.rule) - ruleOrder.indexOf(b.rule) || b.score - a.score)
  }

  /** How many pairs are open, of which `pairs` gives the surest. */
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

  preview(keptId: string, mergedId: string): Promise<MergePreview> {
    return call(this.functions, previewMerge, { keptId, mergedId })
  }

  /** Merges in calls of a hundred records, each of which may come twice. Returns the merge's id. */
  async merge(kept: Person, merged: Person, { choices = {}, account, onProgress }: MergeOptions = {}): Promise<string> {
    const mergeId = this.ids.next()
    await this.run({ mergeId, kept, merged, choices, account, onProgress })
    return mergeId
  }

  /** Goes on with a merge whose tab was closed. */
  async resume({ id, keptId, mergedId }: Merge, onProgress?: (moved: number) => void): Promise<void> {
    const [kept, merged] = await Promise.all([this.person(keptId), this.person(mergedId)])
    if (kept && merged) await this.run({ mergeId: id, kept, merged, choices: {}, account: undefined, onProgress })
  }

  async undo(mergeId: string, onProgress?: (remaining: number) => void): Promise<UndoneMerge> {
    for (;;) {
      const answer = await patiently(() => call(this.functions, undoMerge, { mergeId }))
      if (answer.remaining === 0) return answer
      onProgress?.(answer.remaining)
    }
  }

  /** Merges, the latest first. */
  history(most = 50): Promise<readonly Merge[]> {
    return this.records.find(merges, { orderBy: [['createdAt', 'desc']], limit: most })
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
      const { moved, remaining } = await patiently(() => call(this.functions, mergePeople, input))
      onProgress?.(moved)
      if (!remaining) return
    }
  }

  private async mark(pair: Duplicate, event: 'dismiss' | 'reopen'): Promise<void> {
    const standing = await this.records.get(duplicates, pair.id)
    if (!standing) return
    await this.records.commit(this.records.changing(duplicates, standing, { status: transition(duplicateStates, standing.status, event) }))
  }
}

const ruleOrder: readonly Duplicate['rule'][] = ['email', 'namePhone', 'nameAddress', 'similar', 'hand']

/** Pairs that may be merged many at once: the same address of mail, and names that are alike; a couple's shared address is looked at by hand. */
export const isForBatch = ({ rule, score }: Duplicate): boolean => rule === 'email' && score >= leastLikeness

/** Whichever of two records knows more, or else is older, is proposed to be kept. */
export function proposedKept([one, other]: readonly [Person, Person]): readonly [kept: Person, merged: Person] {
  const weight = ({ uid, emails, phones = [], addresses = [], tags }: Person) =>
    (uid === undefined ? 0 : 100) + emails.length + phones.length + addresses.length + tags.length
  const [a, b] = [weight(one), weight(other)]
  return a > b || (a === b && one.createdAt <= other.createdAt) ? [one, other] : [other, one]
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isPortError(error, 'functions', 'unavailable', 'deadline-exceeded') || attempt === tries) throw error
      await new Promise(resolve => setTimeout(resolve, 500 * 2 ** (attempt - 1)))
    }
  }
}
