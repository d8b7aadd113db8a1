import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/** Everything that is kept of the caller, by collection. */
export const exportMyData = cloudFunction({
  name: 'exportMyData',
  access: signedIn,
  input: v.strictObject({}),
  output: v.strictObject({ exportedAt: v.string(), account: v.unknown(), records: v.record(v.string(), v.array(v.unknown())) }),
})
export type OwnData = v.InferOutput<typeof exportMyData.output>
