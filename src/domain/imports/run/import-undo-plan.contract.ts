import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { anyImporter } from '../import-scope'

/** What an undo of an import would do. */
export interface UndoPlan {
  /** The imports that it undoes, in this order; the chosen one is the last. */
  imports: {
    batchId: string
    fileName: string
    /** The name of an import kind. */
    kind: string
    /** Rows that created a record, which is removed; that changed one, which gets its former values back; that withdrew one, which comes back. */
    created: number
    changed: number
    withdrawn: number
  }[]
  /** The edition that visitors read these records in, until it is published again. */
  publishedEdition?: string
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Says what an undo of a batch would remove and restore, and which later imports it would undo first. Writes nothing. */
export const importUndoPlan = cloudFunction<{ batchId: string }, UndoPlan>({
  name: 'importUndoPlan',
  repeatable: onlyReads,
  access: anyImporter,
  limit: { account: hourly(200) },
  input: v.strictObject({ batchId: recordId }),
  output: v.strictObject({
    imports: v.array(
      v.strictObject({ batchId: v.string(), fileName: v.string(), kind: v.string(), created: count, changed: count, withdrawn: count }),
    ),
    publishedEdition: v.exactOptional(v.string()),
  }),
})
