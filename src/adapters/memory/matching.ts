import type { Comparison, Fields, Value, Where } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { copyIn } from './copying'
import { compareValues, equalValues, sameKind, valueAt } from './values'

type Test = (value: Value) => boolean

/** Most values in one `in` or `array-contains-any`, and most combinations of both; `not-in` takes a third of it. */
const mostAlternatives = 30

/** Whether a document's fields satisfy every condition. A document that lacks a field satisfies no condition on it. */
export function matcher(conditions: readonly Where[]): (data: Fields) => boolean {
  checkTogether(conditions)
  const tests = conditions.map(([field, op, value]) => ({ steps: fieldSteps(field), test: testOf(op, copyIn(value, field), field) }))
  return data =>
    tests.every(({ steps, test }) => {
      const value = valueAt(data, steps)
      return value !== undefined && test(value)
    })
}

export function fieldSteps(field: string): readonly string[] {
  const steps = field.split('.')
  if (steps.includes('')) throw invalid(`'${field}' is not the path of a field`)
  return steps
}

/** The comparisons whose field also orders the result. */
export const ordersResult = (op: Comparison) => !['==', 'in', 'array-contains', 'array-contains-any'].includes(op)

function testOf(op: Comparison, operand: Value, field: string): Test {
  switch (op) {
    case '==':
      return value => equalValues(value, operand)
    case '!=':
      return value => value !== null && !equalValues(value, operand)
    case '<':
      return range(operand, order => order < 0)
    case '<=':
      return range(operand, order => order <= 0)
    case '>':
      return range(operand, order => order > 0)
    case '>=':
      return range(operand, order => order >= 0)
    case 'in': {
      const choices = alternatives(operand, op, field, mostAlternatives).filter(isComparable)
      return value => choices.some(choice => equalValues(value, choice))
    }
    case 'not-in': {
      const excluded = alternatives(operand, op, field, mostAlternatives / 3)
      if (excluded.includes(null)) return () => false
      return value => value !== null && !excluded.some(choice => equalValues(value, choice))
    }
    case 'array-contains':
      return value => Array.isArray(value) && value.some(item => equalValues(item, operand))
    case 'array-contains-any': {
      const choices = alternatives(operand, op, field, mostAlternatives).filter(isComparable)
      return value => Array.isArray(value) && value.some(item => choices.some(choice => equalValues(item, choice)))
    }
    default:
      throw invalid(`no comparison '${String(op satisfies never)}'`)
  }
}

/** A range holds values of the operand's own kind only, and never NaN. */
const range =
  (operand: Value, accepts: (order: number) => boolean): Test =>
  value =>
    sameKind(value, operand) && !isNaN(value) && !isNaN(operand) && accepts(compareValues(value, operand))

const isNaN = (value: Value) => typeof value === 'number' && Number.isNaN(value)
const isComparable = (value: Value) => value !== null && !isNaN(value)

function alternatives(operand: Value, op: Comparison, field: string, most: number): readonly Value[] {
  if (!Array.isArray(operand) || operand.length === 0 || operand.length > most) throw invalid(`${field} ${op} takes a list of 1 to ${most} values`)
  return operand as readonly Value[]
}

/** Combinations that the hosted database refuses. */
function checkTogether(conditions: readonly Where[]): void {
  const used = (...ops: Comparison[]) => conditions.filter(([, op]) => ops.includes(op)).length
  if (used('array-contains') > 1) throw invalid('at most one array-contains')
  if (used('not-in') > 1) throw invalid('at most one not-in')
  if (used('!=') > 1) throw invalid('at most one !=')
  if (used('not-in') === 1 && used('!=', 'in', 'array-contains-any') > 0) throw invalid('not-in stands alone among !=, in and array-contains-any')
  const combinations = conditions.reduce(
    (product, [, op, value]) => ((op === 'in' || op === 'array-contains-any') && Array.isArray(value) ? product * value.length : product),
    1,
  )
  if (combinations > mostAlternatives) throw invalid(`more than ${mostAlternatives} combinations of alternatives`)
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
