import type { Fields, Value } from './documents'

/** Whether two values are the same to the database: NaN is itself, and 0 has no sign. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (a instanceof Date || b instanceof Date) return a instanceof Date && b instanceof Date && a.getTime() === b.getTime()
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [x, y] = [a as Fields, b as Fields]
  const keys = Object.keys(x)
  return keys.length === Object.keys(y).length && keys.every(k => Object.hasOwn(y, k) && sameValue(x[k], y[k]))
}
