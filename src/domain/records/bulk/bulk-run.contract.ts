import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { role } from '../../shared/records/policy'
import { countOutput } from '../record-ids-input'
import { type BulkLeftReason, leftReasons } from './bulk-change'

export interface BulkRunInput {
  readonly bulkId: string
  /** The number of records that the caller knows to be handled. A repeated call finds them done and changes nothing. */
  readonly from: number
}

export interface BulkRunOutput {
  /** Records handled so far, of all. */
  done: number
  /** Records changed so far, without those that already had the new values. */
  changed: number
  /** This call's records that were left unchanged. */
  left: { id: string; why: BulkLeftReason }[]
}

/** Changes the next hundred records of a bulk change, all or none; for the person who started it and staff of its scope. */
export const bulkRun = cloudFunction<BulkRunInput, BulkRunOutput>({
  name: 'bulkRun',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: role('admin'),
  input: v.strictObject({ bulkId: recordId, from: countOutput }),
  output: v.strictObject({
    done: countOutput,
    changed: countOutput,
    left: v.array(v.strictObject({ id: v.string(), why: v.picklist(leftReasons) })),
  }),
})
