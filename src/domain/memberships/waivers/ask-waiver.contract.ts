import * as v from 'valibot'
import { cloudFunction, daily } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** Requests one term of a membership without a payment, with a reason. A repeated request that is still open changes the reason and the level. */
export const askWaiver = cloudFunction({
  name: 'askWaiver',
  access: signedIn,
  limit: { account: daily(5) },
  input: v.strictObject({ productId: recordId, level: v.pipe(v.string(), v.maxLength(30)), reason }),
  output: v.strictObject({}),
})
