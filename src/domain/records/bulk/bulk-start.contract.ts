import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { role } from '../../shared/records/policy'
import { collectionInput, countOutput, paramsInput, type RecordIds, reasonInput } from '../record-ids-input'
import { bulkChangeInput, type SentBulkChange } from './bulk-change'
import { type BulkSelection, bulkSelectionInput } from './bulk-selection'

export interface BulkStartInput extends Omit<RecordIds, 'ids'> {
  /** Chosen by the caller, so that a retry does not start a second change. */
  readonly bulkId: string
  readonly selection: BulkSelection
  readonly change: SentBulkChange
  readonly reason?: string
}

/** A change is stored in one document, as JSON. */
const longestChange = 200_000

/**
 * Stores which records to change, and how; `bulkRun` makes the changes. Records that match later are not included. Refuses with
 * `count-changed` if the number that matches is not the confirmed one.
 */
export const bulkStart = cloudFunction<BulkStartInput, { total: number }>({
  name: 'bulkStart',
  heavy: true,
  repeatable: 'its input names what it makes, or the place it has reached',
  access: role('admin'),
  limit: { account: hourly(300) },
  input: v.strictObject({
    bulkId: recordId,
    collection: collectionInput,
    params: paramsInput,
    selection: bulkSelectionInput,
    change: v.pipe(
      bulkChangeInput,
      v.check(change => JSON.stringify(change).length <= longestChange, `must have at most ${longestChange} characters`),
    ),
    reason: v.exactOptional(reasonInput),
  }),
  output: v.strictObject({ total: countOutput }),
})
