import * as v from 'valibot'
import type { Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'
import type { Collection } from '../../shared/records/collection'
import type { FieldMap } from '../../shared/records/fields'
import { rowHash } from '../cells/row-hash'
import type { ImportedRow, WrittenRow } from '../import-handler'
import type { RowToUpdate } from '../plan/planned-row'

type Change = Readonly<Record<string, unknown>>

/** The id of what a row adds to a ledger. The same row of the same batch always has the same id, so it is added once. */
export const ledgerId = (batchId: string, hash: string) => `i-${rowHash([batchId, hash]).slice(0, 24)}`

/** The last segment of the path of a row's record. */
export const recordIdOf = ({ record }: Pick<ImportedRow, 'record'>) => idInPath(record)
export const idInPath = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** A row that created a record. `content`: a hash whose change shows that somebody edited the record after the import. */
export const createdRow = ({ path }: Collection, id: string, content?: string): WrittenRow => ({
  record: `${path}/${id}`,
  action: 'create',
  ...(content !== undefined && { content }),
})

/** A row that changed a record, with the previous values of the fields that it changed. */
export const changedRow = ({ path }: Collection, id: string, was: object, after: Change) => ({
  record: `${path}/${id}`,
  action: 'update' as const,
  before: Object.fromEntries(Object.entries(was).filter(([name, value]) => name in after && value !== undefined)),
  after,
})

/**
 * The changed fields of an update. `invalid` if a file may not set one of them, or not to this value; `changed-since` if one no longer has
 * the value that the dry run saw. `current` is the record in the form that the dry run compared.
 */
export function checkPlannedChange(fields: FieldMap, current: Change, { changes }: RowToUpdate): Change | 'invalid' | 'changed-since' {
  const change: Record<string, unknown> = {}
  for (const { field, before, after } of changes ?? []) {
    const declared = Object.hasOwn(fields, field) ? fields[field] : undefined
    const parsed = declared && v.safeParse(declared.schema, after)
    if (!parsed?.success) return 'invalid'
    if (!sameValue(current[field] as Value, before as Value)) return 'changed-since'
    change[field] = parsed.output
  }
  return Object.keys(change).length > 0 ? change : 'invalid'
}

/** Fields that no longer have the value that the import gave them. */
export const editedFields = (current: object, after: Change): readonly string[] =>
  Object.keys(after).filter(name => !sameValue((current as Record<string, Value>)[name], after[name] as Value))

/** The previous value of each field, except of those that were edited since. A field that was empty becomes `undefined`. */
export const restored = (before: Change, after: Change, edited: readonly string[]) =>
  Object.fromEntries(Object.keys(after).flatMap(name => (edited.includes(name) ? [] : [[name, before[name]]])))
