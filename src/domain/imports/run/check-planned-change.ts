import * as v from 'valibot'
import { sameValue } from '../../../ports/same-value'
import type { FieldMap } from '../../shared/records/fields'
import type { RowToWrite } from '../plan/planned-row'

type Change = Readonly<Record<string, unknown>>

/**
 * The changed fields of an update. `invalid` if a file may not set one of them, or not to this value; `changed-since` if one no longer has
 * the value that the dry run saw. `current` is the record in the form that the dry run compared.
 */
export function checkPlannedChange(fields: FieldMap, current: Change, { changes }: RowToWrite): Change | 'invalid' | 'changed-since' {
  const change: Record<string, unknown> = {}
  for (const { field, before, after } of changes ?? []) {
    const declared = Object.hasOwn(fields, field) ? fields[field] : undefined
    const parsed = declared && v.safeParse(declared.schema, after)
    if (!parsed?.success) return 'invalid'
    if (!sameValue(current[field], before)) return 'changed-since'
    change[field] = parsed.output
  }
  return Object.keys(change).length > 0 ? change : 'invalid'
}
