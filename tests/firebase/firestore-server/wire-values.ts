import type { Doc, Fields, Value } from '../../../src/ports/documents'
import { PortError } from '../../../src/ports/errors'
import type { WireDocument, WireFields, WireTime, WireValue } from './protocol'

/** `projects/{project}/databases/{database}/documents`, and the path after it. */
const named = /^(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/(.*))?$/

/** The port's path of a document or collection; empty for the root. */
export const pathOf = (name: string): string => named.exec(name)?.[2] ?? ''
export const databaseOf = (name: string): string => named.exec(name)?.[1] ?? name

export const timeOf = (micros: number): WireTime => ({
  seconds: String(Math.floor(micros / 1e6)),
  nanos: (micros % 1e6) * 1000,
})
export const microsOf = ({ seconds, nanos }: WireTime): number => Number(seconds) * 1e6 + Math.floor(nanos / 1000)

/** As bigint: the years 1 to 9999 in microseconds exceed the safe integers. */
const instantOf = (milliseconds: number): WireTime => {
  const seconds = Math.floor(milliseconds / 1000)
  return { seconds: String(seconds), nanos: (milliseconds - seconds * 1000) * 1e6 }
}

export function valueOf(wire: WireValue): Value {
  switch (wire.valueType) {
    case 'nullValue':
      return null
    case 'booleanValue':
      return wire.booleanValue!
    case 'integerValue':
      return Number(wire.integerValue)
    case 'doubleValue':
      return wire.doubleValue!
    case 'timestampValue':
      return new Date(Number(wire.timestampValue!.seconds) * 1000 + Math.floor(wire.timestampValue!.nanos / 1e6))
    case 'stringValue':
      return wire.stringValue!
    case 'arrayValue':
      return wire.arrayValue!.values.map(valueOf)
    case 'mapValue':
      return fieldsOf(wire.mapValue!.fields)
    default:
      throw new PortError('documents', 'unimplemented', `the port knows no ${wire.valueType}`)
  }
}

export const fieldsOf = (fields: WireFields): Fields => ownEntries(fields, valueOf)

export function wireValue(value: Value): WireValue {
  if (value === null) return { nullValue: 'NULL_VALUE' }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return isWireInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  if (value instanceof Date) return { timestampValue: instantOf(value.getTime()) }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } }
  return { mapValue: { fields: wireFields(value as Fields) } }
}

const wireFields = (fields: Fields): WireFields => ownEntries(fields, wireValue)

/** -0 is encoded as a double, because integers have no negative zero. */
const isWireInteger = (value: number) => Number.isSafeInteger(value) && !Object.is(value, -0)

export const wireDocument = (database: string, { path, data }: Doc, micros: { created: number; updated: number }): WireDocument => ({
  name: `${database}/${path}`,
  fields: wireFields(data),
  createTime: timeOf(micros.created),
  updateTime: timeOf(micros.updated),
})

/** Makes own fields of any name, including `__proto__`. */
const ownEntries = <A, B>(fields: { readonly [name: string]: A }, change: (value: A) => B): { [name: string]: B } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))
