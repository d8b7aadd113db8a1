import type { ImportKind } from '../import-kind'
import type { Mapping } from './column-mapping'
import type { ImportField } from './import-field'

/** What a file of this kind needs a column for. Each entry lists fields of which one is enough. */
export function neededFields({ columns }: ImportKind): readonly (readonly ImportField[])[] {
  const groups = [...new Set(columns.flatMap(({ group }) => group ?? []))]
  return [...columns.filter(({ required }) => required).map(one => [one]), ...groups.map(name => columns.filter(({ group }) => group === name))]
}

/** The first field of each entry that no column fills. */
export function missingFields(kind: ImportKind, mapping: Mapping): readonly ImportField[] {
  const mapped = new Set(Object.values(mapping))
  return neededFields(kind).flatMap(fields => (fields.some(({ name }) => mapped.has(name)) ? [] : [fields[0]!]))
}
