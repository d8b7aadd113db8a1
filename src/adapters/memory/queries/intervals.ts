import type { Value } from '../../../ports/documents'
import { endOfKind, lowestOfKind } from './compare-values'
import { type Condition, isNaN, ordersResult } from './conditions'
import { compareAt, type Field } from './queried-fields'

/** The start or end of an interval of values: before or after every value that equals this one. */
export interface Edge {
  readonly value: Value
  readonly isAfter: boolean
}

/** The values between two edges; without an edge, the interval is unbounded on that side. */
export interface Interval {
  readonly from: Edge | undefined
  readonly to: Edge | undefined
}

const everything: Interval = { from: undefined, to: undefined }

/** The values that satisfy the field's inequalities, as ascending intervals that do not overlap. Conditions on other fields are ignored. */
export function intervalsOf(field: Field, conditions: readonly Condition[]): readonly Interval[] {
  let intervals: readonly Interval[] = [everything]
  for (const condition of conditions) {
    if (condition.field.key !== field.key || !ordersResult(condition.op)) continue
    const accepted = acceptedBy(condition)
    intervals = intervals.flatMap(one => accepted.flatMap(other => intersection(one, other, field)))
  }
  return intervals
}

function acceptedBy({ field, op, operand }: Condition): readonly Interval[] {
  if (op === '!=') return except(field.isName ? [operand] : [null, operand], field)
  if (op === 'not-in') {
    const excluded = operand as readonly Value[]
    return excluded.includes(null) ? [] : except(field.isName ? excluded : [null, ...excluded], field)
  }
  if (isNaN(operand)) return []
  // Ranges of numbers start after NaN, which is the lowest number.
  const lowest: Edge = { value: lowestOfKind(operand), isAfter: typeof operand === 'number' }
  const next = field.isName ? undefined : endOfKind(operand)
  const end = next === undefined ? undefined : { value: next, isAfter: false }
  switch (op) {
    case '<':
      return [{ from: lowest, to: { value: operand, isAfter: false } }]
    case '<=':
      return [{ from: lowest, to: { value: operand, isAfter: true } }]
    case '>':
      return [{ from: { value: operand, isAfter: true }, to: end }]
    case '>=':
      return [{ from: { value: operand, isAfter: false }, to: end }]
    default:
      return [everything]
  }
}

/** The intervals between the given values. */
function except(values: readonly Value[], field: Field): readonly Interval[] {
  const apart = [...values].sort((a, b) => compareAt(field, a, b))
  return [undefined, ...apart].map((value, i) => ({
    from: value === undefined ? undefined : { value, isAfter: true },
    to: i < apart.length ? { value: apart[i]!, isAfter: false } : undefined,
  }))
}

function intersection(a: Interval, b: Interval, field: Field): readonly Interval[] {
  const from = later(a.from, b.from, field, 1)
  const to = later(a.to, b.to, field, -1)
  if (from && to && compareEdges(from, to, field) >= 0) return []
  return [{ from, to }]
}

/** The later of two edges; with -1 the earlier. */
function later(a: Edge | undefined, b: Edge | undefined, field: Field, sign: 1 | -1): Edge | undefined {
  if (!a || !b) return a ?? b
  return compareEdges(a, b, field) * sign >= 0 ? a : b
}

const compareEdges = (a: Edge, b: Edge, field: Field) => compareAt(field, a.value, b.value) || Number(a.isAfter) - Number(b.isAfter)
