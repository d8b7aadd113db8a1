import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { type Fields, FieldTransform, type Value, type WriteFields, type WriteValue } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { fieldNames } from '../../ports/field-paths'
import { checkOperand, checkStorable } from '../../ports/storable'

/** A dotted path as the client wants it: by its steps, so that no name is read as a path. */
export const fieldPath = (path: string) => new FieldPath(...fieldNames(path))

/** Dates travel as they are: the client makes timestamps of them. */
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

/** Makes a list of what is none. The client adds and removes something or refuses: what is removed here is in no list. */
const asList = (): FieldValue => FieldValue.arrayRemove(crypto.randomUUID())

function received(value: unknown): Value {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return value as Value
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(received)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return receivedFields(value)
  throw new PortError('documents', 'unimplemented', 'a value of a kind the product does not store')
}

export const receivedFields = (data: object): Fields => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, received(value)]))
