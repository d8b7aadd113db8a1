import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { role } from '../../shared/records/policy'
import { countOutput, nameInput } from '../record-names'
import { type BulkLeaving, leavings } from './bulk-change'

export interface BulkRunInput {
  readonly bulkId: string
  /** How many records the caller knows to be dealt with: a call that comes twice finds them done and changes nothing. */
  readonly from: number
}

export interface BulkRunOutput {
  /** Records dealt with so far, of all. */
  done: number
  /** Records changed so far. Those that were already as asked are not among them. */
  changed: number
  /** Of this call's records those left as they are. */
  left: { id: string; why: BulkLeaving }[]
}

/** Changes the next hundred records of a change that was begun, all or none; for who began it and the staff of its scope. */
export const bulkRun = cloudFunction<BulkRunInput, BulkRunOutput>({
  name: 'bulkRun',
  access: role('admin'),
  input: v.strictObject({ bulkId: nameInput, from: countOutput }),
  output: v.strictObject({
    done: countOutput,
    changed: countOutput,
    left: v.array(v.strictObject({ id: v.string(), why: v.picklist(leavings) })),
  }),
})
