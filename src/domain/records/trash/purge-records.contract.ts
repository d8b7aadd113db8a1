import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { type RecordIds, reasonInput, recordIdsInput } from '../record-ids-input'
import { type TrashOutcome, trashOutcome } from './trash-outcome'

export interface PurgeInput extends RecordIds {
  readonly reason: string
}

/** Deletes records for good before their 30 days are over: only records in the trash, and only with a reason. */
export const purgeRecords = cloudFunction<PurgeInput, TrashOutcome>({
  name: 'purgeRecords',
  access: role('superadmin'),
  recentSignIn: () => true,
  input: v.strictObject({ ...recordIdsInput, reason: reasonInput }),
  output: trashOutcome,
})
