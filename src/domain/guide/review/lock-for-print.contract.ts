import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Sends an edition to print: approved listings are locked and their registrations confirmed, and what is printed of them changes no more,
 * and no map number of the edition moves. Called again, it locks those that were approved since. Refuses with `illegal-transition` before the edition is in production.
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
