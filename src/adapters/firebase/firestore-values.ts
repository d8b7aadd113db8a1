import { arrayRemove, arrayUnion, type DocumentSnapshot, deleteField, FieldPath, increment, serverTimestamp, Timestamp } from 'firebase/firestore'
import { checkOperand, checkStorable } from '../../ports/check-storable'
import { type Doc, type Fields, FieldTransform, type Value, type WriteFields, type WriteValue } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { fieldNames } from '../../ports/field-paths'

export const fieldPath = (field: string) => new FieldPath(...fieldNames(field))

export const sentFields = (fields: WriteFields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sent(value)]))

/** Converts a value for the SDK. Dates are passed unchanged, because the SDK converts them to timestamps. */
export function sent(value: WriteValue): unknown {
  if (value instanceof FieldTransform) return transformed(value)
  checkStorable(value)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Array.isArray(value) ? value.map(sent) : sentFields(value as WriteFields)
}

function transformed(transform: FieldTransform) {
  checkOperand(transform)
  const { kind, operand } = transform
  switch (kind) {
    case 'server-time':
      return serverTimestamp()
    case 'increment':
      return increment(operand as number)
    case 'array-union':
      return arrayUnion(...(operand as Value[]).map(sent))
    case 'array-remove':
      return arrayRemove(...(operand as Value[]).map(sent))
    case 'delete-field':
      return deleteField()
  }
}

function received(value: unknown): Value {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return value as Value
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(received)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return receivedFields(value)
  throw new PortError('documents', 'unimplemented', 'a value of a kind the product does not store')
}

const receivedFields = (data: object): Fields => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, received(value)]))

export const docOf = (snapshot: DocumentSnapshot): Doc => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  data: receivedFields(snapshot.data({ serverTimestamps: 'estimate' }) ?? {}),
})
export const found = (snapshot: DocumentSnapshot): Doc | undefined => (snapshot.exists() ? docOf(snapshot) : undefined)
