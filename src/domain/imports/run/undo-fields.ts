import type { Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'

type Change = Readonly<Record<string, unknown>>

/** Fields that no longer have the value that the import gave them. */
export const editedFields = (current: object, after: Change): readonly string[] =>
  Object.keys(after).filter(name => !sameValue((current as Record<string, Value>)[name], after[name] as Value))

/** The previous value of each field, except of those that were edited since. A field that was empty becomes `undefined`. */
export const restored = (before: Change, after: Change, edited: readonly string[]) =>
  Object.fromEntries(Object.keys(after).flatMap(name => (edited.includes(name) ? [] : [[name, before[name]]])))

/** The last segment of a record's path. */
export const idInPath = (path: string) => path.slice(path.lastIndexOf('/') + 1)
