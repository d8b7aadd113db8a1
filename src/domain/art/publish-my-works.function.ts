import * as v from 'valibot'
import { hour } from '../shared/functions/call-limit'
import { cloudFunction } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'

/** Brings the public wall up to what an artist has hung, in the order she gave. Refuses with `not-an-artist` who has no public page. */
export const publishMyWorks = cloudFunction({
  name: 'publishMyWorks',
  access: signedIn,
  limit: { most: 20, within: hour, per: ['account'], rule: 'wall-too-often' },
  /** Ids of the works that changed; all of them the caller's. */
  input: v.strictObject({ works: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.minLength(1), v.maxLength(60)) }),
  output: v.strictObject({ hash: v.string() }),
})
