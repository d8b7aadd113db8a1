import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/** Says that a masquerade is over; called from within it. The browser then leaves the session, whose token ends by itself in any case. */
export const stopMasquerade = cloudFunction({
  name: 'stopMasquerade',
  access: signedIn,
  whileMasquerading: true,
  input: v.strictObject({}),
  output: v.strictObject({}),
})
