import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { anyImporter } from './import-scope'

/** Why an undo leaves something as it is. */
const keepReasons = ['edited-since', 'has-openings', 'has-records', 'joined-since', 'thanked-since', 'shown-since', 'last-picture'] as const
export type KeepReason = (typeof keepReasons)[number]

export interface UndoOutput {
  /** Rows whose effect was taken back by this call. */
  undone: number
  /** Records left as they are, wholly or (for an update) in the fields named. */
  kept: { record: string; name: string; reason: KeepReason; fields?: string[] }[]
  /** Rows still to undo; call again until 0. */
  remaining: number
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Takes back up to 100 rows of a batch; within 30 days of the import. */
export const importUndo = cloudFunction<{ batchId: string }, UndoOutput>({
  name: 'importUndo',
  access: anyImporter,
  input: v.strictObject({ batchId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  output: v.strictObject({
    undone: count,
    kept: v.array(
      v.strictObject({
        record: v.string(),
        name: v.string(),
        reason: v.picklist(keepReasons),
        fields: v.exactOptional(v.array(v.string())),
      }),
    ),
    remaining: count,
  }),
})
