import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Voids a letter. With `replace`, a new one about what is recorded now takes its number; refuses with `letter-refused` and the reasons if
 * there can be none, and if the letter is void already. Without `replace`, its gifts are due for a letter again.
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
