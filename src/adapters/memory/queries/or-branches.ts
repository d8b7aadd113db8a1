import type { Filter, Where } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { alternativesOf, type Condition, conditionsOf, maxAlternatives, ordersResult } from './conditions'
import type { Fieldset } from './queried-fields'

/** Conditions that must all hold. A document matches a query if it matches any of the query's branches. */
export type Branch = readonly Condition[]

/** Limit of range comparisons and inequalities in one query. */
const maxInequalities = 10

/** Expands nested filters into branches. Refuses the queries that the hosted database refuses. */
export function branchesOf(filters: readonly Filter[], fields: Fieldset): readonly Branch[] {
  checkTogether(filters)
  const branches = allOf(filters, fields)
  for (const branch of branches)
    if (branch.filter(({ op }) => op === 'array-contains').length > 1) throw invalid('at most one array-contains or array-contains-any')
  return branches
}

const allOf = (filters: readonly Filter[], fields: Fieldset): readonly Branch[] =>
  filters.reduce<readonly Branch[]>(
    (sofar, filter) => {
      const more = branchesOfOne(filter, fields)
      return more.length === 1 ? sofar.map(branch => [...branch, ...more[0]!]) : sofar.flatMap(branch => more.map(one => [...branch, ...one]))
    },
    [[]],
  )

function branchesOfOne(filter: Filter, fields: Fieldset): readonly Branch[] {
  if ('all' in filter) return allOf(filter.all, fields)
  if ('any' in filter) return filter.any.flatMap(one => branchesOfOne(one, fields))
  return conditionsOf(filter, fields).map(condition => [condition])
}

function checkTogether(filters: readonly Filter[]): void {
  const used = new Map<string, number>()
  let inequalities = 0
  for (const filter of filters)
    for (const [, op] of conditionsIn(filter)) {
      used.set(op, (used.get(op) ?? 0) + 1)
      if (ordersResult(op)) inequalities++
    }
  if (inequalities > maxInequalities) throw invalid(`at most ${maxInequalities} ranges and inequalities`)
  const alternatives = filters.reduce((product, filter) => product * alternativesIn(filter), 1)
  if (alternatives > maxAlternatives) throw invalid(`more than ${maxAlternatives} combinations of alternatives`)
  if ((used.get('!=') ?? 0) > 1) throw invalid('at most one !=')
  const excluded = used.get('not-in') ?? 0
  if (excluded === 0) return
  if (excluded > 1) throw invalid('at most one not-in')
  if (used.has('!=') || used.has('in') || used.has('array-contains-any')) throw invalid('not-in cannot be combined with !=, in or array-contains-any')
  if (alternatives > 1) throw invalid('not-in cannot be combined with alternatives')
}

export function conditionsIn(filter: Filter): readonly Where[] {
  if ('all' in filter) return nested(filter.all).flatMap(conditionsIn)
  if ('any' in filter) return nested(filter.any).flatMap(conditionsIn)
  return [filter]
}

function alternativesIn(filter: Filter): number {
  if ('all' in filter) return filter.all.reduce((product, one) => product * alternativesIn(one), 1)
  if ('any' in filter) return filter.any.reduce((sum, one) => sum + alternativesIn(one), 0)
  return alternativesOf(filter)
}

function nested(filters: readonly Filter[]): readonly Filter[] {
  if (filters.length === 0) throw invalid('`all` and `any` hold at least one filter')
  return filters
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
