import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { type deadlineKeys, deadlines } from './deadlines'
import { weekends } from './editions'

export type DeadlineKey = (typeof deadlineKeys)[number]

/** A date of an edition that everything else goes by. */
export type SeasonDate =
  | { readonly is: 'deadline'; readonly key: DeadlineKey; readonly from: string; readonly until: string }
  | { readonly is: 'weekend'; readonly n: number; readonly name: string; readonly from: string; readonly until: string }

/** What an edition goes by: its deadlines and its weekends. Anybody may know them. */
export class SeasonDates {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** In the order of the calendar; days as the edition's own clock has them (`YYYY-MM-DD`), `until` included. */
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
