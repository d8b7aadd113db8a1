import type { Fields, Value } from '../../../ports/documents'

/** Firestore's order of types: null < boolean < number < instant < string < array < map. */
function rank(value: Value): number {
  if (value === null) return 0
  switch (typeof value) {
    case 'boolean':
      return 1
    case 'number':
      return 2
    case 'string':
      return 4
    default:
      return value instanceof Date ? 3 : Array.isArray(value) ? 5 : 6
  }
}

export const sameKind = (a: Value, b: Value): boolean => rank(a) === rank(b)
export const isMap = (value: Value | undefined): value is Fields => value !== undefined && rank(value) === 6

/** Compares any two values. NaN is the lowest number and equals itself. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b)
  const kind = rank(a)
  const other = rank(b)
  if (kind !== other) return kind - other
  switch (kind) {
    case 1:
      return Number(a) - Number(b)
    case 3:
      return (a as Date).getTime() - (b as Date).getTime()
    case 5:
      return compareLists(a as readonly Value[], b as readonly Value[])
    case 6:
      return compareMaps(a as Fields, b as Fields)
    default:
      return 0
  }
}

export const equalValues = (a: Value, b: Value): boolean => a === b || (typeof a === typeof b && typeof a !== 'string' && compareValues(a, b) === 0)

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Compares texts by their UTF-8 bytes, which is the order of code points. UTF-16 units have the same order except for surrogates, which
 * represent the highest code points but are below U+E000–U+FFFF.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    const high = isSurrogate(x)
    return high === isSurrogate(y) ? x - y : high ? 1 : -1
  }
  return a.length - b.length
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareValues(a[i]!, b[i]!)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareMaps(a: Fields, b: Fields): number {
  const names = Object.keys(a).sort(compareText)
  const others = Object.keys(b).sort(compareText)
  for (let i = 0; i < names.length && i < others.length; i++) {
    const order = compareText(names[i]!, others[i]!) || compareValues(a[names[i]!]!, b[others[i]!]!)
    if (order !== 0) return order
  }
  return names.length - others.length
}

/**
 * Compares the names of documents segment by segment: `/` ends a segment and sorts before every other character. An id is a name of one
 * segment.
 */
export function compareNames(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    if (x === slash) return -1
    return y === slash ? 1 : compareText(a.slice(i), b.slice(i))
  }
  return a.length - b.length
}
const slash = 0x2f

/** The lowest value of each type, in the order of types. */
const lowest: readonly Value[] = [null, false, Number.NaN, new Date(-8.64e15), '', [], {}]
export const lowestOfKind = (value: Value): Value => lowest[rank(value)]!
/** The value at which the next type begins; `undefined` for maps, the last type. */
export const endOfKind = (value: Value): Value | undefined => lowest[rank(value) + 1]

/**
 * Equal keys for equal values only, for use in a `Map`. Texts, numbers, booleans and null are their own keys: a `Map` treats NaN as equal
 * to itself and 0 as equal to -0, as the database does.
 */
export function valueKey(value: Value): string | number | boolean | null {
  if (typeof value === 'string') return value.startsWith('\0') ? `\0${value}` : value
  return typeof value === 'object' && value !== null ? `\0:${spelled(value)}` : value
}

/** Equal texts for equal values only. */
export function spelled(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value === 0 ? 0 : value)
  if (value instanceof Date) return `@${value.getTime()}`
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`
  const names = Object.keys(value).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${spelled((value as Fields)[name]!)}`).join()}}`
}
