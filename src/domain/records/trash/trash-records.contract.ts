import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { type RecordNames, reasonInput, recordNamesInput } from '../record-names'
import { type TrashOutcome, trashOutcome } from './trash-outcome'

export interface TrashInput extends RecordNames {
  readonly reason?: string
}

/**
 * Puts records into the trash for 30 days. Allowed for whoever may change the record. A published record is first taken out of its public
 * state, and refused as `in-public` where none of its transitions does that.
 */
export const trashRecords = cloudFunction<TrashInput, TrashOutcome>({
  name: 'trashRecords',
  access: role('admin'),
  input: v.strictObject({ ...recordNamesInput, reason: v.exactOptional(reasonInput) }),
  output: trashOutcome,
})
