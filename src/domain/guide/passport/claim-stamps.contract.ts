import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { signedIn } from '../../shared/records/policy'
import { deviceId } from './stamp-passport.contract'

/** Moves the stamps that a device collected before its visitor signed in to the visitor's own passport. */
export const claimStamps = cloudFunction({
  name: 'claimStamps',
  access: signedIn,
  repeatable: 'a stamp is moved once',
  limit: { account: hourly(60) },
  input: v.strictObject({ deviceId }),
  output: v.strictObject({ claimed: v.number() }),
})
