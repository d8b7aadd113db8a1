import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { type RecordNames, reasonInput, recordNamesInput } from '../record-names'
import { type TrashOutcome, trashOutcome } from './trash-outcome'

export interface TrashInput extends RecordNames {
  readonly reason?: string
}

/**
 * Puts records into the trash, where they lie for 30 days. Whoever may change a record may; a published one is taken out of its public
 * state first, where its states know such a step, and refused as `in-public` where they do not.
 */
export const trashRecords = cloudFunction<TrashInput, TrashOutcome>({
  name: 'trashRecords',
  access: role('admin'),
  input: v.strictObject({ ...recordNamesInput, reason: v.exactOptional(reasonInput) }),
  output: trashOutcome,
})
