import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { role } from '../shared/records/policy'

/** Lines of one call. */
export const linesPerCall = 100
/** Characters of a line: more than any record has. */
export const maxOfLine = 1_500_000

/**
 * Puts back what is missing, line by line of a backup; a record that is there is left as it is, whatever the backup says of it. The same
 * lines again put nothing back.
 */
export const restoreBackup = cloudFunction<{ lines: string[] }, RestoreOutput>({
  name: 'restoreBackup',
  access: role('superadmin'),
  input: v.strictObject({ lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxOfLine))), v.maxLength(linesPerCall)) }),
  output: v.strictObject({ restored: v.number(), present: v.number(), unreadable: v.number() }),
})

export interface RestoreOutput {
  restored: number
  /** There already. */
  present: number
  /** No record of a collection that this product has. */
  unreadable: number
}
