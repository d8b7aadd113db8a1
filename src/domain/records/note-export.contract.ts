import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { role } from '../shared/records/policy'
import { collectionInput, countOutput, paramsInput, reasonInput } from './record-ids-input'

export interface ExportedTable {
  readonly collection: string
  readonly params: Readonly<Record<string, string>>
  readonly rows: number
  /** Names of its columns. */
  readonly columns: readonly string[]
  /** Required if the table contains personal data (`isPersonal`). */
  readonly reason?: string
}

/**
 * Writes an audit entry before a table is exported; the file is created only after it. Refused as `reason-missing`, and for callers who may
 * not read the collection.
 */
export const noteExport = cloudFunction<ExportedTable, null>({
  name: 'noteExport',
  access: role('admin'),
  input: v.strictObject({
    collection: collectionInput,
    params: paramsInput,
    rows: countOutput,
    columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200)),
    reason: v.exactOptional(reasonInput),
  }),
  output: v.null(),
})
