import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Sends an edition to print: locks approved listings and confirms their registrations; their printed fields do not change afterwards. Another
 * call locks the listings approved since. Refuses with `illegal-transition` before the edition is in production.
 */
export const lockForPrint = cloudFunction({
  name: 'lockForPrint',
  heavy: true,
  repeatable: 'it locks what is approved and not locked yet',
  access: scope('guide'),
  limit: { account: hourly(60) },
  input: v.strictObject({ editionId: recordId }),
  output: v.strictObject({ locked: v.number(), left: v.array(v.strictObject({ id: v.string(), rule: v.string() })) }),
})
