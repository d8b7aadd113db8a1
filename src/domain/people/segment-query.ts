import type { Filter, Order } from '../../ports/documents'
import type { Find } from '../shared/records'
import { isGroup, type SegmentCondition, type SegmentGroup } from './segment-question'
import { dateSpan } from './segment-test'

/**
 * A query for everybody who may answer the question, on one indexed field: the surest of the conditions that must all hold. Whoever it
 * finds is asked the whole question. What is compared without accents and case, such as a tag, no index answers.
 */
export function segmentQuery(question: SegmentGroup, now: Date): Find {
  const must = 'all' in question ? question.all : question.any.length === 1 ? question.any : []
  const filters = must.flatMap(part => (isGroup(part) ? [] : filterOf(part, now))).sort((a, b) => a.rank - b.rank)
  const [first] = filters
  return first ? { where: first.where, orderBy: first.orderBy } : {}
}

/** The narrower the earlier. */
interface Ranked {
  readonly rank: number
  readonly where: readonly Filter[]
  readonly orderBy: readonly Order[]
}

function filterOf({ field, is, value }: SegmentCondition, now: Date): readonly Ranked[] {
  if (field === 'birthYear' && is !== 'empty') {
    const op = is === 'is' ? '==' : is === 'least' ? '>=' : '<='
    return [{ rank: is === 'is' ? 0 : 2, where: [['birthYear', op, value]], orderBy: is === 'is' ? [] : [['birthYear', 'asc']] }]
  }
  if (field === 'created' || field === 'updated') {
    const [from, before] = dateSpan(is, value, now)
    const at = field === 'created' ? 'createdAt' : 'updatedAt'
    return [{ rank: 1, where: [Number.isFinite(from) ? [at, '>=', new Date(from)] : [at, '<', new Date(before)]], orderBy: [[at, 'asc']] }]
  }
  if (field === 'kind' && is === 'has') return [{ rank: 3, where: [['kind', '==', value]], orderBy: [] }]
  return []
}
