import { ascending } from '../../shared/ascending'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf, StoredOf } from '../../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { deadlines } from '../deadlines.collection'
import { newestFirst } from '../edition-order'
import { editions, weekends } from '../editions.collection'
import type { Deadline, DeadlineKey } from './deadline'

/** A deadline or a weekend of an edition. */
export type SeasonDate =
  | { readonly is: 'deadline'; readonly key: DeadlineKey; readonly from: string; readonly until: string }
  | { readonly is: 'weekend'; readonly n: number; readonly name: string; readonly from: string; readonly until: string }

/** The edition with an open or announced call, with all dates that pages show about it. */
export interface CalledSeason {
  readonly edition: Pick<DataOf<typeof editions>, 'name' | 'tz' | 'startsOn' | 'endsOn'> & { readonly id: string }
  readonly deadlines: readonly Deadline[]
}

const told: DeadlineKey[] = ['callOpens', 'earlyEnds', 'regularEnds', 'lateEnds', 'imageDue', 'proofOpens', 'proofCloses', 'guideOut']

/** States of an edition in which artists can register, or could. */
const calling = ['call', 'production', 'locked', 'published'] as const

/** The deadlines and weekends of an edition. They are public. */
export class SeasonDates {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The newest edition with a call; an edition without a date for its call has none. */
  async calling(): Promise<StoredOf<typeof editions> | undefined> {
    const found = await Promise.all(calling.map(status => this.records.find(editions, { where: [['status', '==', status]] })))
    for (const edition of newestFirst(found.flat())) if (await this.records.get(deadlines, 'callOpens', { edition: edition.id })) return edition
    return undefined
  }

  /** For public pages: reads only what they show. */
  async called(): Promise<CalledSeason | undefined> {
    const edition = await this.calling()
    if (!edition) return undefined
    const { id, name, tz, startsOn, endsOn } = edition
    const set = await this.records.find(deadlines, { params: { edition: id }, where: [['key', 'in', told]] })
    return { edition: omitUndefined({ id, name, tz, startsOn, endsOn }), deadlines: set.map(({ key, at }) => ({ key, at })) }
  }

  /** In chronological order; dates in the edition's time zone (`YYYY-MM-DD`), `until` inclusive. */
  of(editionId: string): Reading<readonly SeasonDate[]> {
    const params = { edition: editionId }
    return new RecordSets(this.records, [recordSet(deadlines, { params }), recordSet(weekends, { params })], async ([set, open]) =>
      [
        ...set.map(({ key, at }): SeasonDate => ({ is: 'deadline', key, from: at.local.slice(0, 10), until: at.local.slice(0, 10) })),
        ...open.flatMap(({ n, name, days }): SeasonDate[] => {
          const dates = days.map(({ date }) => date).toSorted()
          return dates.length === 0 ? [] : [{ is: 'weekend', n, name, from: dates[0]!, until: dates.at(-1)! }]
        }),
      ].sort(ascending('from')),
    )
  }
}
