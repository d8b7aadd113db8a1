import { isPlain } from '../../../ports/check-storable'
import type { Fields, Value } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { checkFieldName } from './document-limits'
import type { FieldLayout } from './field-layouts'
import { internedText } from './interned-texts'

/** The range of instants that the hosted database can store: the years 1 to 9999. */
const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** Copies a value from a caller. Refuses values that the hosted database could not store. */
export function copyIn(value: unknown, where: string): Value {
  if (value === null) return value
  switch (typeof value) {
    case 'boolean':
    case 'number':
      return value
    case 'string':
      return internedText(value)
    case 'object':
      break
    default:
      throw refused(where, `${typeof value} cannot be stored`)
  }
  if (value instanceof Date) return copyInstant(value, where)
  if (Array.isArray(value)) return Array.from(value, (item, i) => (typeof item === 'string' ? internedText(item) : copyItem(item, where, i)))
  if (isPlain(value)) return copyFieldsIn(value as Readonly<Record<string, unknown>>, where)
  if (isOfDatabase(value)) throw new PortError('documents', 'unimplemented', `${where}: bytes, references and points are not supported`)
  throw refused(where, 'an object of a class cannot be stored')
}

export function copyFieldsIn(fields: Readonly<Record<string, unknown>>, where: string): Fields {
  const copy: Record<string, Value> = {}
  for (const name of Object.keys(fields)) {
    checkFieldName(name, where)
    const value = fields[name]
    // The path of a field is built only where an error message may need it.
    copy[name] = typeof value === 'string' ? internedText(value) : typeof value === 'number' ? value : copyIn(value, `${where}.${name}`)
  }
  return copy
}

function copyItem(item: unknown, list: string, at: number): Value {
  if (typeof item === 'number') return item
  const where = `${list}[${at}]`
  if (Array.isArray(item)) throw refused(where, 'a list cannot contain a list directly')
  return copyIn(item, where)
}

function copyInstant(instant: Date, where: string): Date {
  const time = instant.getTime()
  if (!(time >= earliest && time <= latest)) throw refused(where, 'not an instant of the years 1 to 9999')
  return new Date(time)
}

/** Whether a value is of a kind that the database can store but the port does not support: bytes, references and geographic points. */
function isOfDatabase(value: object): boolean {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return true
  const { type, path, latitude, longitude, toUint8Array } = value as Readonly<Record<string, unknown>>
  if (type === 'document' && typeof path === 'string') return true
  return (typeof latitude === 'number' && typeof longitude === 'number') || typeof toUint8Array === 'function'
}

/** Copies a document's fields for a caller. The spread copies all fields that are not objects; only the objects need a deep copy. */
export function copyOut({ data, objects }: FieldLayout): Fields {
  const copy: Record<string, Value> = { ...data }
  for (let i = 0; i < objects.length; i++) {
    const name = objects[i]!
    copy[name] = copiedObject(copy[name] as Value & object)
  }
  return copy
}

function copiedObject(value: Value & object): Value {
  if (Array.isArray(value)) return copiedList(value as readonly Value[])
  if (value instanceof Date) return new Date(value)
  const copy: Record<string, Value> = { ...(value as Fields) }
  for (const name in copy) {
    const inner = copy[name]!
    if (typeof inner === 'object' && inner !== null) copy[name] = copiedObject(inner)
  }
  return copy
}

function copiedList(list: readonly Value[]): readonly Value[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i]!
    if (typeof item === 'object' && item !== null) copy[i] = copiedObject(item)
  }
  return copy
}

const refused = (where: string, why: string) => new PortError('documents', 'invalid-argument', `${where}: ${why}`)
