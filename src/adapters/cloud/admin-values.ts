import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { checkOperand, checkStorable } from '../../ports/check-storable'
import { type Fields, FieldTransform, type Value, type WriteFields, type WriteValue } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { fieldNames } from '../../ports/field-paths'

/** A dotted path as a `FieldPath`, one name per step, so that a name with a dot in it is not split. */
export const fieldPath = (path: string) => new FieldPath(...fieldNames(path))

/** Converts a value for the Admin SDK. Dates are passed unchanged, because the SDK converts them to timestamps. */
export function sent(value: WriteValue): unknown {
  if (value instanceof FieldTransform) return transformed(value)
  checkStorable(value)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Array.isArray(value) ? value.map(sent) : sentFields(value as WriteFields)
}

export const sentFields = (fields: WriteFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sent(value)]))

function transformed(transform: FieldTransform): FieldValue {
  checkOperand(transform)
  const { kind, operand } = transform
  switch (kind) {
    case 'server-time':
      return FieldValue.serverTimestamp()
    case 'increment':
      return FieldValue.increment(operand as number)
    case 'array-union':
      return (operand as Value[]).length > 0 ? FieldValue.arrayUnion(...(operand as Value[]).map(sent)) : asList()
    case 'array-remove':
      return (operand as Value[]).length > 0 ? FieldValue.arrayRemove(...(operand as Value[]).map(sent)) : asList()
    case 'delete-field':
      return FieldValue.delete()
  }
}

/**
 * Turns a field that holds no list into an empty list. The SDK refuses `arrayUnion()` and `arrayRemove()` without an argument, so this
 * removes a random value that no list contains.
 */
const asList = (): FieldValue => FieldValue.arrayRemove(crypto.randomUUID())

function received(value: unknown): Value {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return value as Value
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(received)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return receivedFields(value)
  throw new PortError('documents', 'unimplemented', 'a value of a kind the product does not store')
}

export const receivedFields = (data: object): Fields => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, received(value)]))
