import type { Subject } from '../../../domain/shared/records/policy'
import type { Fields, Filter, Where } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'

/** The database's own limit of alternatives in one query. */
const maxBranches = 30

/**
 * What a query proves about its results: one subject for each of its alternatives, all of which must be allowed. `==` proves the value of a
 * field, `array-contains` one entry of a list; other comparisons prove nothing.
 */
export const subjectsOfQuery = (where: readonly Filter[]): readonly Subject[] =>
  branches({ all: where }).map(conditions => ({ fields: proven(conditions, '=='), holding: proven(conditions, 'array-contains') }))

const proven = (conditions: readonly Where[], op: Where[1]): Fields =>
  Object.fromEntries(conditions.filter(([, used]) => used === op).map(([field, , value]) => [field, value]))

/** The alternatives of a filter, each as a list of conditions that hold together. */
function branches(filter: Filter): readonly (readonly Where[])[] {
  if ('any' in filter) return limited(filter.any.flatMap(branches))
  if ('all' in filter)
    return filter.all.reduce<readonly (readonly Where[])[]>(
      (before, next) => {
        const more = branches(next)
        return limited(before.flatMap(conditions => more.map(other => [...conditions, ...other])))
      },
      [[]],
    )
  return [[filter]]
}

function limited<T>(alternatives: readonly T[]): readonly T[] {
  if (alternatives.length > maxBranches)
    throw new PortError('documents', 'invalid-argument', `a query may have ${maxBranches} alternatives, this has ${alternatives.length}`)
  return alternatives
}
