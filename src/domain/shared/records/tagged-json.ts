import type { Value } from '../../../ports/documents'

/**
 * A document's value as JSON. `{ $instant }` and `{ $number }` stand for values that JSON lacks; a map with a key that begins with `$` is
 * wrapped, so that it is not mistaken for one of these.
 */
export function tagged(value: Value): unknown {
  if (value instanceof Date) return { $instant: value.toISOString() }
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (Array.isArray(value)) return value.map(tagged)
  if (typeof value !== 'object' || value === null) return value
  const map = Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, tagged(part)]),
  )
  return Object.keys(map).some(name => name.startsWith('$')) ? { $map: Object.entries(map) } : map
}

/** Reverses `tagged`. */
export function untagged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untagged)
  if (typeof value !== 'object' || value === null) return value
  const tags = value as { $instant?: string; $number?: string; $map?: readonly [string, unknown][] }
  if (tags.$instant !== undefined) return new Date(tags.$instant)
  if (tags.$number !== undefined) return Number(tags.$number)
  return Object.fromEntries((tags.$map ?? Object.entries(value)).map(([name, part]) => [name, untagged(part)]))
}
