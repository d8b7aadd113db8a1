import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type deadlineKeys, deadlines } from './deadlines.collection'
import { weekends } from './editions.collection'

export type DeadlineKey = (typeof deadlineKeys)[number]

/** A deadline or a weekend of an edition. */
export type SeasonDate =
  | { readonly is: 'deadline'; readonly key: DeadlineKey; readonly from: string; readonly until: string }
  | { readonly is: 'weekend'; readonly n: number; readonly name: string; readonly from: string; readonly until: string }

/** The deadlines and weekends of an edition. They are public. */
export class SeasonDates {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** In chronological order; days in the edition's time zone (`YYYY-MM-DD`), `until` inclusive. */
  of(editionId: string): Reading<readonly SeasonDate[]> {
    const params = { edition: editionId }
    return new RecordSets(this.records, [recordSet(deadlines, { params }), recordSet(weekends, { params })], async ([set, open]) =>
      [
        ...set.map(({ key, at }): SeasonDate => ({ is: 'deadline', key, from: at.local.slice(0, 10), until: at.local.slice(0, 10) })),
        ...open.flatMap(({ n, name, days }): SeasonDate[] => {
          const dates = days.map(({ date }) => date).toSorted()
          return dates.length === 0 ? [] : [{ is: 'weekend', n, name, from: dates[0]!, until: dates.at(-1)! }]
        }),
      ].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    )
  }
}
