import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { role } from '../shared/policy'
import { countOutput } from './record-names'

/** Deletes for good what has lain in the trash for 30 days, and what an undo of a bulk change needed and needs no longer. By the hour. */
export const emptyTrash = cloudFunction<Record<string, never>, { purged: number; expired: number }>({
  name: 'emptyTrash',
  access: role('superadmin'),
  input: v.strictObject({}),
  output: v.strictObject({ purged: countOutput, expired: countOutput }),
})
