import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { role } from '../../shared/records/policy'
import { countOutput } from '../record-ids-input'

/** Why an undo leaves a record unchanged. */
const keptReasons = ['changed-since', 'forbidden', 'gone'] as const
export type BulkKeptReason = (typeof keptReasons)[number]

export interface BulkUndoOutput {
  /** Records whose change this call undid, wholly or in part. */
  undone: number
  /** Records left unchanged, wholly or in these fields. */
  kept: { id: string; why: BulkKeptReason; fields: string[] }[]
  /** Records still to undo; call again until 0. */
  remaining: number
}

/** Undoes up to a hundred records of a bulk change, within 30 days of its start; for the person who started it and staff of its scope. */
export const bulkUndo = cloudFunction<{ bulkId: string }, BulkUndoOutput>({
  name: 'bulkUndo',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: role('admin'),
  input: v.strictObject({ bulkId: recordId }),
  output: v.strictObject({
    undone: countOutput,
    kept: v.array(v.strictObject({ id: v.string(), why: v.picklist(keptReasons), fields: v.array(v.string()) })),
    remaining: countOutput,
  }),
})
