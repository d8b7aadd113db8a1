import { type Comparison, documentId, type Value, type Where } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { copyIn } from '../documents/copy-values'
import type { Stored } from '../documents/stored-document'
import { equalValues, sameKind } from './compare-values'
import { compareAt, type Field, type Fieldset } from './queried-fields'

/** The comparisons that remain after `in` and `array-contains-any` are expanded into alternatives. */
export type Operator = Exclude<Comparison, 'in' | 'array-contains-any'>

/** One condition on one field. A document without the field does not match. */
export interface Condition {
  readonly field: Field
  readonly op: Operator
  readonly operand: Value
  holds(stored: Stored): boolean
}

const isAlternative = (op: Comparison): op is Exclude<Comparison, Operator> => op === 'in' || op === 'array-contains-any'
const takesList = (op: Comparison) => isAlternative(op) || op === 'not-in'
/** The comparisons whose field also orders the result. */
export const ordersResult = (op: Comparison) => ['!=', '<', '<=', '>', '>=', 'not-in'].includes(op)

/** Limit of values for `in` and `array-contains-any`, and for `not-in`. */
export const maxAlternatives = 30
const maxExcluded = 10

/** The conditions of one `where`; a document matches if it matches any of them. */
export function conditionsOf([path, op, value]: Where, fields: Fieldset): readonly Condition[] {
  const field = fields.at(path)
  const operand = operandOf(path, op, value)
  if (!operators.includes(op)) throw invalid(`no comparison '${op}'`)
  if (takesList(op)) checkList(path, op, operand)
  if (field.isName) checkNames(op, operand, fields)
  if (!isAlternative(op)) return [condition(field, op, operand)]
  const single = op === 'in' ? '==' : 'array-contains'
  // The hosted database does not match null or NaN in a list.
  return (operand as readonly Value[]).filter(one => one !== null && !isNaN(one)).map(one => condition(field, single, one))
}

/** The lists of `in` and `not-in` may contain lists, which are compared as whole values. */
function operandOf(path: string, op: Comparison, value: Value): Value {
  const where = `${path} ${op}`
  return (op === 'in' || op === 'not-in') && Array.isArray(value) ? value.map((item: Value) => copyIn(item, where)) : copyIn(value, where)
}

/** How many alternatives the hosted database counts for a condition. */
export const alternativesOf = ([, op, value]: Where): number => (isAlternative(op) && Array.isArray(value) ? value.length : 1)

const operators: readonly Comparison[] = ['==', '!=', '<', '<=', '>', '>=', 'in', 'not-in', 'array-contains', 'array-contains-any']

function condition(field: Field, op: Operator, operand: Value): Condition {
  const test = testOf(field, op, operand)
  return {
    field,
    op,
    operand,
    holds(stored) {
      const value = field.read(stored)
      return value !== undefined && test(value)
    },
  }
}

function testOf(field: Field, op: Operator, operand: Value): (value: Value) => boolean {
  switch (op) {
    case '==':
      return value => equalValues(value, operand)
    case '!=':
      return value => value !== null && !equalValues(value, operand)
    case '<':
      return range(field, operand, order => order < 0)
    case '<=':
      return range(field, operand, order => order <= 0)
    case '>':
      return range(field, operand, order => order > 0)
    case '>=':
      return range(field, operand, order => order >= 0)
    case 'not-in': {
      const excluded = operand as readonly Value[]
      if (excluded.includes(null)) return () => false
      return value => value !== null && !excluded.some(one => equalValues(value, one))
    }
    case 'array-contains':
      return value => Array.isArray(value) && value.some(item => equalValues(item, operand))
  }
}

/** A range contains only values of the operand's type, and never NaN. */
const range =
  (field: Field, operand: Value, accepts: (order: number) => boolean) =>
  (value: Value): boolean =>
    sameKind(value, operand) && !isNaN(value) && !isNaN(operand) && accepts(compareAt(field, value, operand))

export const isNaN = (value: Value) => typeof value === 'number' && Number.isNaN(value)

function checkList(path: string, op: Comparison, operand: Value): void {
  const most = op === 'not-in' ? maxExcluded : maxAlternatives
  if (!Array.isArray(operand) || operand.length === 0 || operand.length > most) throw invalid(`${path} ${op} takes a list of 1 to ${most} values`)
}

function checkNames(op: Comparison, operand: Value, fields: Fieldset): void {
  if (op.startsWith('array-contains')) throw invalid(`${documentId} is not a list`)
  for (const name of takesList(op) ? (operand as readonly Value[]) : [operand]) fields.checkName(name)
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
