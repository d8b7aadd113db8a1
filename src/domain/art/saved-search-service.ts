import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { saveSearch } from '../artists/save-search.contract'
import { maxSavedSearches, type SavedSearch, savedSearches } from '../artists/saved-searches.collection'
import { artistsSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { ascending } from '../shared/ascending'
import { Callables } from '../shared/functions/callables'
import { constantReading, type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { shortened } from '../shared/text/shortened'

/** A search to save. */
export interface SearchToSave {
  /** A readable name, such as `ceramics, Mission`. */
  readonly name: string
  /** The filters as in the address. */
  readonly question: string
  /** Results published up to this instant count as seen; the current time by default. */
  readonly seenAt?: Date
}

/** The user's saved searches; empty for an account without a person. */
export class SavedSearchService {
  static readonly inject = [Records, Auth, Callables, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly callables: Callables,
    private readonly clock: Clock,
  ) {}

  /** In the order in which they were saved, without duplicates: after a merge of two people, a search may be stored twice. */
  get searches(): Reading<readonly SavedSearch[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return constantReading([])
    return new RecordSets(
      this.records,
      [recordSet(savedSearches, { where: [['personId', '==', personId]], limit: maxSavedSearches })],
      async ([found]) =>
        [...found].sort(ascending('createdAt', 'id')).filter(({ question }, i, all) => all.findIndex(other => other.question === question) === i),
    )
  }

  /** Filters that are saved already are ignored. Refuses with `searches-full` beyond twenty. */
  async save({ name, question, seenAt = this.clock.now() }: SearchToSave): Promise<void> {
    if (this.auth.current?.claims.pid === undefined) throw new RuleBroken('not-joined')
    await this.callables.call(saveSearch, { name: shortened(name, 140), question, seenAt: seenAt.toISOString() })
  }

  /** Marks the current results as seen. */
  async see(...searches: readonly SavedSearch[]): Promise<void> {
    const seenAt = this.clock.now()
    if (searches.length > 0) await this.records.commit(...searches.map(search => this.records.changing(savedSearches, search, { seenAt })))
  }

  /** Deletes the search and its duplicates. */
  async forget({ personId, question }: Pick<SavedSearch, 'personId' | 'question'>): Promise<void> {
    const found = await this.records.find(savedSearches, { where: [['personId', '==', personId]] })
    const same = found.filter(other => other.question === question)
    if (same.length > 0) await this.records.commit(...same.map(({ id }) => this.records.deleting(savedSearches, id)))
  }

  /** The hash of the published artists; `undefined` before the first publication. */
  async published(): Promise<string | undefined> {
    return (await this.records.get(snapshots, artistsSnapshotId))?.hash
  }
}
