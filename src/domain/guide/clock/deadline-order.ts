import type { DeadlineKey } from './deadline'

/** Local times (`YYYY-MM-DDTHH:MM`) of the deadlines that are set, all in the edition's time zone. */
export type DeadlineTimes = Readonly<Partial<Record<DeadlineKey, string>>>

/** Two deadlines in the wrong order; `W1` is the first day on which studios are open. */
export interface WrongOrder {
  readonly first: DeadlineKey
  readonly second: DeadlineKey | 'W1'
}

/** The required order (product.md D5), and whether two neighbors may fall on the same minute. */
const order: readonly (readonly [DeadlineKey, 'before' | 'until'])[] = [
  ['callOpens', 'before'],
  ['earlyEnds', 'before'],
  ['regularEnds', 'before'],
  ['lateEnds', 'until'],
  ['imageDue', 'until'],
  ['proofOpens', 'before'],
  ['proofCloses', 'until'],
  ['printLock', 'before'],
  ['guideOut', 'until'],
]

/** Every pair of neighbors in the wrong order. Deadlines that are not set are skipped. */
export function wrongOrders(times: DeadlineTimes, firstDay?: string): readonly WrongOrder[] {
  const set = order.flatMap(([key, bound]) => {
    const at = times[key]
    return at === undefined ? [] : [{ key, bound, at }]
  })
  const pairs = set.slice(1).flatMap(({ key, at }, i): WrongOrder[] => {
    const before = set[i]!
    const fits = before.bound === 'before' ? before.at < at : before.at <= at
    return fits ? [] : [{ first: before.key, second: key }]
  })
  const last = set.at(-1)
  return last && firstDay !== undefined && last.at.slice(0, 10) > firstDay ? [...pairs, { first: last.key, second: 'W1' }] : pairs
}
