import * as v from 'valibot'
import { cloudFunction, daily, onlyReads } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'

/** All stored data of the caller, by collection. */
export const exportMyData = cloudFunction({
  name: 'exportMyData',
  repeatable: onlyReads,
  access: signedIn,
  // The right to one's own data must not depend on a browser that allows reCAPTCHA.
  appCheck: 'none',
  limit: { account: daily(20) },
  input: v.strictObject({}),
  output: v.strictObject({ exportedAt: v.string(), account: v.unknown(), records: v.record(v.string(), v.array(v.unknown())) }),
})
export type OwnData = v.InferOutput<typeof exportMyData.output>
