import type { IndexedDocuments } from '../documents/indexed-documents'
import type { Stored } from '../documents/stored-document'
import { type Condition, ordersResult } from './conditions'
import { type Interval, intervalsOf } from './intervals'
import type { NormalizedQuery } from './normalized-query'
import type { Branch } from './or-branches'
import type { Order } from './queried-fields'
import { type Bound, compareBounds, isBefore, mirrored } from './query-bounds'

/** The result of a query, in its order. The cost depends on the number of documents found, not on the size of the collection. */
export function runQuery(asked: NormalizedQuery, documents: IndexedDocuments): Stored[] {
  const found = asked.branches.map(branch => foundBy(branch, asked, documents))
  const result = found.length === 1 ? found[0]! : merged(found, asked)
  return asked.fromEnd ? result.reverse() : result
}

/** The documents of one branch up to the limit, from the end if the query counts from there. */
function foundBy(branch: Branch, asked: NormalizedQuery, documents: IndexedDocuments): Stored[] {
  const { present, most } = asked
  const result: Stored[] = []
  const named = branch.find(({ field, op }) => field.isName && op === '==')
  if (named) {
    const stored = documents.named(named.operand as string)
    return stored && asked.holds(stored) ? [stored] : result
  }
  const { equal, list, rest } = sorted(branch, asked)
  // The index is ascending by the first order; the query may be descending.
  const isTurned = asked.orders[0]!.sign < 0
  const orders = isTurned ? asked.orders.map(turned) : asked.orders
  const index = documents.index({ ...(list && { list: list.field }), equal: equal.map(({ field }) => field), orders })
  const part = index.part((list ? [list, ...equal] : equal).map(({ operand }) => operand))
  if (!part) return result
  const isUpward = isTurned === asked.fromEnd
  const start = isTurned ? mirrored(asked.end) : asked.start
  const end = isTurned ? mirrored(asked.start) : asked.end
  const intervals = intervalsOf(orders[0]!.field, branch)
  const take = (stored: Stored) => {
    if (rest.every(condition => condition.holds(stored)) && present.every(field => field.read(stored) !== undefined)) result.push(stored)
    return result.length < most
  }
  for (const interval of isUpward ? intervals : intervals.toReversed()) {
    const from = edge(interval.from, start, 1, orders)
    const to = edge(interval.to, end, -1, orders)
    if (from && to && compareBounds(from, to, orders) >= 0) continue
    const low = from ? part.find(stored => isBefore(stored, from, orders)) : part.start
    const high = to ? part.find(stored => isBefore(stored, to, orders), low) : part.end
    part.visit(low, high, isUpward, take)
    if (result.length >= most) break
  }
  return result
}

/**
 * Sorts the conditions of a branch into those that select a part of an index (`equal`, `list`) and those that are tested on each document
 * (`rest`); inequalities of the first order become bounds.
 */
function sorted(branch: Branch, { orders }: NormalizedQuery) {
  const equal: Condition[] = []
  const rest: Condition[] = []
  let list: Condition | undefined
  for (const condition of branch) {
    const { field, op } = condition
    if (op === '==' && !equal.some(other => other.field.key === field.key)) equal.push(condition)
    else if (op === 'array-contains' && !list) list = condition
    else if (!(ordersResult(op) && field.key === orders[0]!.field.key)) rest.push(condition)
  }
  equal.sort((a, b) => (a.field.key < b.field.key ? -1 : 1))
  return { equal, list, rest }
}

const turned = ({ field, sign }: Order): Order => ({ field, sign: sign < 0 ? 1 : -1 })

/**
 * The narrower of an interval's edge and the query's own bound: the later of two starts, or with -1 the earlier of two ends. `undefined` if
 * there is neither.
 */
function edge(of: Interval['from'], own: Bound | undefined, sign: 1 | -1, orders: readonly Order[]): Bound | undefined {
  if (!of) return own
  const bound: Bound = { values: [of.value], isAfter: of.isAfter }
  return !own || compareBounds(bound, own, orders) * sign >= 0 ? bound : own
}

/** Merges the results of several branches, each document once. */
function merged(found: readonly Stored[][], { compare, fromEnd, most }: NormalizedQuery): Stored[] {
  const heads = found.map(() => 0)
  const result: Stored[] = []
  while (result.length < most) {
    let next: Stored | undefined
    for (const [i, head] of heads.entries()) {
      const one = found[i]![head]
      if (one && (!next || (fromEnd ? compare(next, one) < 0 : compare(one, next) < 0))) next = one
    }
    if (!next) break
    result.push(next)
    for (const [i, head] of heads.entries()) if (found[i]![head] === next) heads[i] = head + 1
  }
  return result
}
