import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { any, role, scope } from '../shared/policy'
import { reason } from './reason'

/**
 * The second person's word on a role that waits: never of who asked for it, nor of who is to have it. Where there is one superadmin
 * alone, staff with the scope `system` are the second person. Refuses with `role-same-person`.
 */
export const approveRole = cloudFunction({
  name: 'approveRole',
  access: any(role('superadmin'), scope('system')),
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('approve'), grantId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
    v.strictObject({ decision: v.literal('reject'), grantId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)), reason }),
  ]),
  output: v.strictObject({ status: v.picklist(['active', 'rejected']), claimsVersion: v.number() }),
})
