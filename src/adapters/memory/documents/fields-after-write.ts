import type { Fields, FieldTransform, Value } from '../../../ports/documents'
import { equalValues, isMap } from '../queries/compare-values'
import { valueAt } from '../queries/field-reader'
import type { CapturedWrite } from './captured-write'
import { checkDocument } from './document-limits'

/**
 * The fields of a document after a write: first its fields are set, then its transforms are applied, with `now` as the server's time.
 * Whether the document must exist is not checked here; an update of a missing document starts from an empty one.
 */
export function applied(write: CapturedWrite, before: Fields | undefined, now: Date): Fields | undefined {
  if (write.op === 'delete') return undefined
  let after = write.whole ?? before ?? {}
  for (const { names, value } of write.fields) after = withValue(after, names, value)
  for (const { names, value } of write.transforms) after = withValue(after, names, outcome(value, valueAt(after, names), now))
  checkDocument(after, write.path)
  return after
}

/**
 * The fields with the value at a path set, or deleted if it is `undefined`. A value on the path that is not a map is replaced by a map.
 * Nothing is changed in place.
 */
function withValue(fields: Fields, names: readonly string[], value: Value | undefined): Fields {
  const [name, ...deeper] = names as [string, ...string[]]
  const present = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (deeper.length > 0) {
    if (!isMap(present) && value === undefined) return fields
    return { ...fields, [name]: withValue(isMap(present) ? present : {}, deeper, value) }
  }
  if (value !== undefined) return { ...fields, [name]: value }
  const { [name]: _taken, ...others } = fields
  return others
}

function outcome({ kind, operand }: FieldTransform, before: Value | undefined, now: Date): Value | undefined {
  const list = Array.isArray(before) ? (before as readonly Value[]) : []
  switch (kind) {
    case 'server-time':
      return new Date(now)
    case 'increment':
      return typeof before === 'number' ? before + (operand as number) : operand
    case 'array-union':
      return union(list, operand as readonly Value[])
    case 'array-remove':
      return list.filter(item => !(operand as readonly Value[]).some(removed => equalValues(item, removed)))
    case 'delete-field':
      return undefined
  }
}

function union(list: readonly Value[], more: readonly Value[]): readonly Value[] {
  const all = [...list]
  for (const item of more) if (!all.some(other => equalValues(item, other))) all.push(item)
  return all
}
