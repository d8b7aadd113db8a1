import type { Fields, Value } from '../../ports/documents'

/** Firestore's order of kinds: null < boolean < number < instant < string < array < map. */
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

/** Orders any two values; NaN is the lowest number and equals itself. */
export function compareValues(a: Value, b: Value): number {
  const kind = rank(a)
  const other = rank(b)
  if (kind !== other) return kind - other
  switch (kind) {
    case 1:
      return Number(a) - Number(b)
    case 2:
      return compareNumbers(a as number, b as number)
    case 3:
      return (a as Date).getTime() - (b as Date).getTime()
    case 4:
      return compareText(a as string, b as string)
    case 5:
      return compareLists(a as readonly Value[], b as readonly Value[])
    case 6:
      return compareMaps(a as Fields, b as Fields)
    default:
      return 0
  }
}

export const equalValues = (a: Value, b: Value): boolean => a === b || compareValues(a, b) === 0

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Orders text by its UTF-8 bytes, which is the order of code points. UTF-16 units agree with it except that surrogates,
 * which stand for the highest code points, lie below U+E000–U+FFFF.
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

/** Reads a dotted path into maps, by own property: a field may be called `constructor`. */
export function valueAt(data: Fields, steps: readonly string[]): Value | undefined {
  let value: Value | undefined = data
  for (const step of steps) {
    if (!isMap(value) || !Object.hasOwn(value, step)) return undefined
    value = value[step]
  }
  return value
}
