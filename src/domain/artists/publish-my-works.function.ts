import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/** An artist renews the wall this often in an hour. */
export const renewalsAnHour = 20

/**
 * Brings the public wall up to what an artist has hung, in the order she gave. Refuses with `not-an-artist` who has no public
 * page, and with `wall-too-often` after twenty times in an hour.
 */
export const publishMyWorks = cloudFunction({
  name: 'publishMyWorks',
  access: signedIn,
  /** Ids of the works that changed; all of them the caller's. */
  input: v.strictObject({ works: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.minLength(1), v.maxLength(60)) }),
  output: v.strictObject({ hash: v.string() }),
})
