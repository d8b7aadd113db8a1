import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { anyImporter } from '../import-scope'

export interface UndoOutput {
  /** Rows that this call undid. */
  undone: number
  /** Records left unchanged, wholly or (for an update) in these fields. */
  kept: { record: string; name: string; reason: string; why: string; fields?: readonly string[] }[]
  /** Rows still to undo; call again until 0. */
  remaining: number
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Undoes up to 100 rows of a batch, within 30 days of the import. */
export const importUndo = cloudFunction<{ batchId: string }, UndoOutput>({
  name: 'importUndo',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyImporter,
  limit: { account: hourly(6000) },
  input: v.strictObject({ batchId: recordId }),
  output: v.strictObject({
    undone: count,
    kept: v.array(
      v.strictObject({
        record: v.string(),
        name: v.string(),
        reason: v.string(),
        /** The sentence for `reason`. */
        why: v.string(),
        fields: v.exactOptional(v.array(v.string())),
      }),
    ),
    remaining: count,
  }),
})
