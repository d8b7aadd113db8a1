import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { role } from '../shared/policy'
import { reason } from './reason'

/** Takes a role away, or takes back a request; the person's sessions end. Refuses with `role-last-superadmin`. */
export const revokeRole = cloudFunction({
  name: 'revokeRole',
  access: role('superadmin'),
  input: v.strictObject({ grantId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)), reason }),
  output: v.strictObject({ claimsVersion: v.number() }),
})
