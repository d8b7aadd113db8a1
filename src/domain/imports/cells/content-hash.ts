import type { Collection } from '../../shared/records/collection'
import { rowHash } from './row-hash'

/** A hash of a JSON value, independent of the order of its keys; absent and `undefined` are the same. */
export const contentHash = (value: unknown) => rowHash([JSON.stringify(ordered(value))])

/** The fields of a record that its collection declares, without its stamps and those named: what a file and an edit may change. */
export const declaredPart = ({ fields }: Collection, record: object, without: readonly string[] = []) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(fields, name) && !without.includes(name)))

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}
