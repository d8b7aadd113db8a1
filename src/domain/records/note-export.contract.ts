import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { role } from '../shared/records/policy'
import { collectionInput, countOutput, paramsInput, reasonInput } from './record-names'

export interface ExportedTable {
  readonly collection: string
  readonly params: Readonly<Record<string, string>>
  readonly rows: number
  /** Names of its columns. */
  readonly columns: readonly string[]
  /** Required where the table holds personal data (`isPersonal`). */
  readonly reason?: string
}

/**
 * Records in the audit that a table is about to be exported; the file is made only after that. Refused as `reason-missing`, and to
 * who may not read the collection. */
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
