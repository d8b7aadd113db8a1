import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { countOutput, nameInput } from '../record-names'

/** Why an undo leaves something as it is. */
const keepings = ['changed-since', 'forbidden', 'gone'] as const
export type BulkKeeping = (typeof keepings)[number]

export interface BulkUndoOutput {
  /** Records whose change this call took back, wholly or in part. */
  undone: number
  /** Records left as they are, wholly or in the fields named. */
  kept: { id: string; why: BulkKeeping; fields: string[] }[]
  /** Records still to take back; call again until 0. */
  remaining: number
}

/** Takes back up to a hundred records of a change; within 30 days of its beginning, by who began it or the staff of its scope. */
export const bulkUndo = cloudFunction<{ bulkId: string }, BulkUndoOutput>({
  name: 'bulkUndo',
  access: role('admin'),
  input: v.strictObject({ bulkId: nameInput }),
  output: v.strictObject({
    undone: countOutput,
    kept: v.array(v.strictObject({ id: v.string(), why: v.picklist(keepings), fields: v.array(v.string()) })),
    remaining: countOutput,
  }),
})
