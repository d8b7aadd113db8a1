import type { Doc, Fields, Value } from '../../ports/documents'

/** One record as a line of a backup. An instant is `{ "$instant": "2027-08-01T10:00:00.000Z" }`, because JSON has no instants. */
export const backupLine = ({ path, data }: Pick<Doc, 'path' | 'data'>) => JSON.stringify({ path, data: packed(data) })

/** Throws a `SyntaxError` for a line that is not a record of a backup. */
export function readBackupLine(line: string): Pick<Doc, 'path' | 'data'> {
  const { path, data } = (JSON.parse(line) ?? {}) as { path?: unknown; data?: unknown }
  const isPath = typeof path === 'string' && path.split('/').length % 2 === 0 && path.split('/').every(Boolean)
  if (!isPath || typeof data !== 'object' || data === null || Array.isArray(data)) throw new SyntaxError('not a line of a backup')
  return { path, data: unpacked(data as Packed) as Fields }
}

type Packed = null | boolean | number | string | readonly Packed[] | { readonly [key: string]: Packed }

const escaped = /^\$+(instant|number)$/

function packed(value: Value): Packed {
  if (value instanceof Date) return { $instant: value.toISOString() }
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) return { $number: Object.is(value, -0) ? '-0' : String(value) }
  if (Array.isArray(value)) return value.map(packed)
  if (typeof value !== 'object' || value === null) return value
  // A map with a key that begins with `$` gets another `$`.
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [escaped.test(key) ? `$${key}` : key, packed(inner)]))
}

function unpacked(value: Packed): Value {
  if (Array.isArray(value)) return (value as readonly Packed[]).map(unpacked)
  if (typeof value !== 'object' || value === null) return value
  const { $instant, $number } = value as { readonly $instant?: Packed; readonly $number?: Packed }
  if (typeof $instant === 'string') return instantOf($instant)
  if (typeof $number === 'string') return Number($number)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [escaped.test(key) ? key.slice(1) : key, unpacked(inner)]))
}

function instantOf(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw new SyntaxError(`no instant: ${text}`)
  return instant
}
