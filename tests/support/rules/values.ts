import type { Value } from '../../../src/ports/documents'

/** A value of the rules' language: integers are bigints and floats are numbers; a map is a `Map`. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Instant
  | Duration
  | Path
  | Proven
  | MapDiff
  | ReadonlySet<RulesValue>
  | ReadonlyMap<string, RulesValue>
  | readonly RulesValue[]

export class Instant {
  constructor(readonly millis: number) {}
}
export class Duration {
  constructor(readonly millis: number) {}
}
export class Path {
  constructor(readonly segments: readonly string[]) {}
}
/** The keys in which two maps differ. */
export class MapDiff {
  constructor(
    readonly added: readonly string[],
    readonly removed: readonly string[],
    readonly changed: readonly string[],
    readonly unchanged: readonly string[],
  ) {}
}
/** What a query proves about its results: fields by `==`, list entries by `array-contains`. Reading anything else is an error. */
export class Proven {
  constructor(
    readonly fields: ReadonlyMap<string, RulesValue>,
    readonly holding: ReadonlyMap<string, RulesValue>,
  ) {}
}

/** An evaluation error. It refuses, unless the other operand of `||` or `&&` decides. */
export class RulesError extends Error {}

const translated = new WeakMap<object, RulesValue>()

/**
 * A document's value in the rules language: safe whole numbers are integers, except negative zero. Thousands of attempts share their lists and
 * maps, which nobody changes, so each of these is translated once.
 */
export function rulesValue(value: Value): RulesValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value
  if (typeof value !== 'object' || value === null) return value
  const known = translated.get(value)
  if (known !== undefined) return known
  const made = translatedObject(value)
  translated.set(value, made)
  return made
}

function translatedObject(value: object): RulesValue {
  if (value instanceof Date) return new Instant(value.getTime())
  return Array.isArray(value) ? value.map(rulesValue) : rulesMap(value as { readonly [key: string]: Value })
}

export const rulesMap = (fields: { readonly [key: string]: Value }): ReadonlyMap<string, RulesValue> =>
  new Map(Object.entries(fields).map(([key, value]) => [key, rulesValue(value)]))

const isNumber = (value: RulesValue): value is bigint | number => typeof value === 'bigint' || typeof value === 'number'

/** Values of different types are unequal, never an error; an integer equals the float of the same size. */
export function isEqual(a: RulesValue, b: RulesValue): boolean {
  if (a instanceof Proven || b instanceof Proven) throw new RulesError('the query does not prove this')
  // Compares bigint and number on purpose.
  // oxlint-disable-next-line eqeqeq
  if (isNumber(a) && isNumber(b)) return a == b
  if (a === b) return true
  if (a instanceof Instant) return b instanceof Instant && a.millis === b.millis
  if (a instanceof Duration) return b instanceof Duration && a.millis === b.millis
  if (a instanceof Path) return b instanceof Path && a.segments.join('/') === b.segments.join('/')
  if (a instanceof Uint8Array) return b instanceof Uint8Array && a.length === b.length && a.every((byte, i) => byte === b[i])
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]))
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every(item => isAmong(item, [...b]))
  if (a instanceof Map) return b instanceof Map && a.size === b.size && [...a].every(([key, item]) => b.has(key) && isEqual(item, b.get(key)))
  return false
}

export const isAmong = (value: RulesValue, items: readonly RulesValue[]): boolean => items.some(item => isEqual(value, item))

/** Negative, zero or positive; only within one type that has an order. */
export function compared(a: RulesValue, b: RulesValue): number {
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : a == b ? 0 : Number.NaN // oxlint-disable-line eqeqeq
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b)
  if (a instanceof Instant && b instanceof Instant) return a.millis - b.millis
  if (a instanceof Duration && b instanceof Duration) return a.millis - b.millis
  throw new RulesError('these have no order')
}

export function isOfType(value: RulesValue, type: string): boolean {
  switch (type) {
    case 'bool':
      return typeof value === 'boolean'
    case 'int':
      return typeof value === 'bigint'
    case 'float':
      return typeof value === 'number'
    case 'number':
      return isNumber(value)
    case 'string':
      return typeof value === 'string'
    case 'bytes':
      return value instanceof Uint8Array
    case 'list':
      return Array.isArray(value)
    case 'set':
      return value instanceof Set
    case 'map':
      return value instanceof Map
    case 'map_diff':
      return value instanceof MapDiff
    case 'timestamp':
      return value instanceof Instant
    case 'duration':
      return value instanceof Duration
    case 'path':
      return value instanceof Path
    default:
      throw new Error(`the type ${type} is not known here`)
  }
}
