import type { Fields, Value } from '../../ports/documents'
import { PortError } from '../../ports/errors'

/** The largest document, in bytes as the hosted database counts them. */
const largestDocument = 1024 * 1024

/** A copy of what a caller hands in, refused with `invalid-argument` where the hosted database could not hold it. */
export function copyIn(value: unknown, where: string): Value {
  if (value === null) return value
  switch (typeof value) {
    case 'boolean':
    case 'number':
    case 'string':
      return value
    case 'object':
      break
    default:
      throw refused(where, `${typeof value} cannot be stored`)
  }
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw refused(where, 'not a valid instant')
    return new Date(value)
  }
  if (Array.isArray(value)) return Array.from(value, (item, i) => copyItem(item, `${where}[${i}]`))
  if (!isPlain(value)) throw refused(where, 'an object of a class cannot be stored')
  return copyFieldsIn(value as Readonly<Record<string, unknown>>, where)
}

function copyItem(item: unknown, where: string): Value {
  if (Array.isArray(item)) throw refused(where, 'a list cannot stand directly in a list')
  return copyIn(item, where)
}

export function copyFieldsIn(fields: Readonly<Record<string, unknown>>, where: string): Fields {
  const copy: Record<string, Value> = {}
  for (const name of Object.keys(fields)) {
    checkName(name, where)
    copy[name] = copyIn(fields[name], `${where}.${name}`)
  }
  return copy
}

export function checkName(name: string, where: string): void {
  if (name === '' || /^__.*__$/s.test(name)) throw refused(where, `a field cannot be called '${name}'`)
}

/** A plain map, also one of another realm; instances of classes are not. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** A copy for a caller, who may do with it what she likes. */
export function copyOut<V extends Value>(value: V): V {
  return copied(value) as V
}

function copied(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return new Date(value)
  if (Array.isArray(value)) return value.map(copied)
  const copy: Record<string, Value> = {}
  for (const name of Object.keys(value)) copy[name] = copied((value as Fields)[name]!)
  return copy
}

/** Refuses a document over the database's limit of 1 MiB. */
export function checkSize(data: Fields, path: string): void {
  const bytes = sizeOf(data)
  if (bytes > largestDocument) throw refused(path, `${bytes} bytes are more than a document holds`)
}

function sizeOf(value: Value): number {
  if (value === null || typeof value === 'boolean') return 1
  if (typeof value === 'string') return textSize(value)
  if (typeof value === 'number' || value instanceof Date) return 8
  let sum = 0
  if (Array.isArray(value)) for (const item of value) sum += sizeOf(item)
  else for (const name of Object.keys(value)) sum += textSize(name) + sizeOf((value as Fields)[name]!)
  return sum
}

function textSize(text: string): number {
  let bytes = text.length + 1
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // A surrogate is half of a character of four bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}

const refused = (where: string, why: string) => new PortError('documents', 'invalid-argument', `${where}: ${why}`)
