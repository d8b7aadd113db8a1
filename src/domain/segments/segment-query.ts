import type { Filter, Order } from '../../ports/documents'
import { people } from '../people/people.collection'
import type { Find } from '../shared/records/records'
import { isGroup, type SegmentCondition, type SegmentGroup, segmentFieldNamed } from './segment-conditions'
import { dateSpan } from './segment-matcher'

/**
 * A query on one indexed field that returns everybody who may match the question: the most selective of the conditions that must all hold.
 * Its results have to be tested against the whole question. Comparisons that ignore accents and case, such as tags, cannot use an index.
 */
export function segmentQuery(question: SegmentGroup, now: Date): Find {
  const must = 'all' in question ? question.all : question.any.length === 1 ? question.any : []
  const filters = must.flatMap(part => (isGroup(part) ? [] : filterOf(part, now))).sort((a, b) => a.rank - b.rank)
  const [first] = filters
  return first ? { where: first.where, orderBy: first.orderBy } : {}
}

/** The lower the rank, the more selective. */
interface Ranked {
  readonly rank: number
  readonly where: readonly Filter[]
  readonly orderBy: readonly Order[]
}

function filterOf({ field, is, value }: SegmentCondition, now: Date): readonly Ranked[] {
  const { kind, choices } = segmentFieldNamed(field)
  if (kind === 'number' && is !== 'empty') {
    const op = is === 'is' ? '==' : is === 'least' ? '>=' : '<='
    return [{ rank: is === 'is' ? 0 : 2, where: [[field, op, value]], orderBy: is === 'is' ? [] : [[field, 'asc']] }]
  }
  if (field === 'created' || field === 'updated') {
    const [from, before] = dateSpan(is, value, now)
    const at = field === 'created' ? 'createdAt' : 'updatedAt'
    return [{ rank: 1, where: [Number.isFinite(from) ? [at, '>=', new Date(from)] : [at, '<', new Date(before)]], orderBy: [[at, 'asc']] }]
  }
  if (choices && field in people.fields && is === 'has') return [{ rank: 3, where: [[field, '==', value]], orderBy: [] }]
  return []
}
