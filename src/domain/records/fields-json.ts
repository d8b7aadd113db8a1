import type { Value } from '../../ports/documents'
import type { Field, FieldMap } from '../shared/records/fields'
import type { BulkChange, JsonValue, SentBulkChange } from './bulk/bulk-change'

/** Fields of a record in JSON: instants as ISO text, an emptied field as `null`. */
export const fieldsToJson = (fields: object): { [field: string]: JsonValue } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sent(value as Value | undefined)]))

/** A bulk change as its callable receives it. */
export const bulkChangeToJson = (change: BulkChange): SentBulkChange =>
  change.is === 'set' ? { is: 'set', fields: fieldsToJson(change.fields) } : change

/** The reverse: instants from ISO text, `undefined` for `null`. Undeclared fields are passed on unchanged. */
export const fieldsFromJson = (declared: FieldMap, fields: { readonly [field: string]: JsonValue }): { [field: string]: Value | undefined } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === null ? undefined : received(declared[name], value)]))

function sent(value: Value | undefined): JsonValue {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(sent)
  return typeof value === 'object' ? withoutEmpty(Object.entries(value), sent) : value
}

function received(field: Field | undefined, value: JsonValue): Value {
  if (field?.kind === 'instant' && typeof value === 'string') return new Date(value)
  if (Array.isArray(value)) return value.map(one => received(field?.of, one as JsonValue))
  if (typeof value !== 'object' || value === null) return value
  return withoutEmpty(Object.entries(value), (one, name) => received(field?.fields?.[name], one))
}

const withoutEmpty = <A, B>(entries: [string, A][], make: (value: A, name: string) => B): { [name: string]: B } =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, make(value, name)]])))
