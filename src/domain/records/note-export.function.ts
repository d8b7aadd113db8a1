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
  /** Needed where the table holds what identifies somebody (`isPersonal`). */
  readonly reason?: string
}

/** Notes that a table is about to leave the house as a file; it leaves only once this is noted. Refused as `reason-missing`. */
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
