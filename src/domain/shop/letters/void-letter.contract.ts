import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Makes a letter void. With `replace` a new one takes its number, made of what is recorded now; refuses with `letter-refused` and the reasons where
 * there can be none, and where the letter is void already. Without it, what the letter was about is due again.
 */
export const voidLetter = cloudFunction({
  name: 'voidLetter',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(300) },
  input: v.strictObject({
    letterId: recordId,
    reason,
    replace: v.boolean(),
    /** Whether the donor is sent the new letter by mail. */
    mail: v.boolean(),
  }),
  output: v.strictObject({
    number: v.string(),
    replacement: v.exactOptional(v.strictObject({ letterId: v.string(), path: v.string() })),
  }),
})
