import * as v from 'valibot'
import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import type { importRows } from '../operations/import-batches'
import type { DataOf } from '../shared/collection'
import type { FieldMap } from '../shared/fields'
import type { Refusal, RowToWrite } from './import-run.function'

/** The batch that rows of a guide's file are written for. */
export interface BatchTarget {
  readonly batchId: string
  readonly editionId: string
  readonly tz: string
}

/** What became of a row: the note by which it can be undone, or why it was refused. */
export type RowOutcome =
  | { readonly hash: string; readonly written: Omit<DataOf<typeof importRows>, 'scope'>; readonly refusal?: undefined }
  | { readonly hash: string; readonly refusal: Refusal; readonly written?: undefined }

export type Change = Readonly<Record<string, unknown>>

/**
 * The fields an update sets, if each is one a file may set, holds what it may hold, and still reads as the plan saw it before.
 * `current` is the record in the form the plan compared.
 */
export function changeOf(fields: FieldMap, current: Change, { changes }: RowToWrite): Change | Refusal {
  const change: Record<string, unknown> = {}
  for (const { field, before, after } of changes ?? []) {
    const declared = Object.hasOwn(fields, field) ? fields[field] : undefined
    const parsed = declared && v.safeParse(declared.schema, after)
    if (!parsed?.success) return 'invalid'
    if (!sameValue(current[field] as Value | undefined, before as Value | undefined)) return 'changed-since'
    change[field] = parsed.output
  }
  return Object.keys(change).length > 0 ? change : 'invalid'
}
