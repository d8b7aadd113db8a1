import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** Notes that the caller agrees to this version of a policy, which has to be the one in effect (`policy-over`). Agreeing twice is noted once. */
export const acceptPolicy = cloudFunction({
  name: 'acceptPolicy',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({ id: recordId }),
  output: v.strictObject({ accepted: v.boolean() }),
})
