import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { signedIn } from '../../shared/records/policy'

/** Records the end of a masquerade; called during it. The browser then drops the session; its token expires in any case. */
export const stopMasquerade = cloudFunction({
  name: 'stopMasquerade',
  repeatable: 'the session ends with it',
  access: signedIn,
  limit: { account: hourly(60) },
  whileMasquerading: true,
  input: v.strictObject({}),
  output: v.strictObject({}),
})
