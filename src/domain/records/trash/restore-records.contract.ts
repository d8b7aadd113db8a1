import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { type RecordIds, recordIdsInput } from '../record-ids-input'
import { type TrashOutcome, trashOutcome } from './trash-outcome'

/** Restores records from the trash in the state that they had there. Publishes nothing. */
export const restoreRecords = cloudFunction<RecordIds, TrashOutcome>({
  name: 'restoreRecords',
  access: role('admin'),
  input: v.strictObject(recordIdsInput),
  output: trashOutcome,
})
