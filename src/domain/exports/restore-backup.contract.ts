import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { role } from '../shared/records/policy'

/** Lines in one call. */
export const linesPerCall = 100
/** Characters of a line: more than any record has. */
export const maxOfLine = 1_500_000

/** Restores missing records from lines of a backup. Existing records are not changed. Safe to repeat. */
export const restoreBackup = cloudFunction<{ lines: string[] }, RestoreOutput>({
  name: 'restoreBackup',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: role('superadmin'),
  input: v.strictObject({ lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxOfLine))), v.maxLength(linesPerCall)) }),
  output: v.strictObject({ restored: v.number(), present: v.number(), unreadable: v.number() }),
})

export interface RestoreOutput {
  restored: number
  /** Records that exist already. */
  present: number
  /** Lines that are not a record of a declared collection. */
  unreadable: number
}
