import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { type RecordIds, reasonInput, recordIdsInput } from '../record-ids-input'
import { type TrashOutcome, trashOutcome } from './trash-outcome'

export interface TrashInput extends RecordIds {
  readonly reason?: string
}

/**
 * Moves records to the trash for 30 days, for callers who may change them. A published record is first withdrawn from publication; refused as
 * `in-public` if none of its transitions does that.
 */
export const trashRecords = cloudFunction<TrashInput, TrashOutcome>({
  name: 'trashRecords',
  access: role('admin'),
  input: v.strictObject({ ...recordIdsInput, reason: v.exactOptional(reasonInput) }),
  output: trashOutcome,
})
