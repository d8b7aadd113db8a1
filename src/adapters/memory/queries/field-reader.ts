import type { Fields, Value } from '../../../ports/documents'
import { isMap } from './compare-values'

/** Reads one field of a document by own property, because a field may be called `constructor`. */
export type FieldReader = (data: Fields) => Value | undefined

export function fieldReader(names: readonly string[]): FieldReader {
  const [name, ...deeper] = names as [string, ...string[]]
  if (deeper.length === 0) return name in Object.prototype ? data => own(data, name) : data => data[name]
  return data => {
    const inner = own(data, name)
    return isMap(inner) ? valueAt(inner, deeper) : undefined
  }
}

export function valueAt(data: Fields, names: readonly string[]): Value | undefined {
  let value: Value | undefined = data
  for (const name of names) {
    if (!isMap(value)) return undefined
    value = own(value, name)
  }
  return value
}

const own = (data: Fields, name: string): Value | undefined => (Object.hasOwn(data, name) ? data[name] : undefined)
