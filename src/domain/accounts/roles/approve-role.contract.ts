import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { any, role, scope } from '../../shared/records/policy'

/**
 * The second approver's decision on a requested role. The approver must not be the requester, the person who gets the role, or somebody whom
 * the requester appointed. Staff with the scope `system` can be the second approver. Refuses with `role-same-person`.
 */
export const approveRole = cloudFunction({
  name: 'approveRole',
  access: any(role('superadmin'), scope('system')),
  recentSignIn: () => true,
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('approve'), grantId: recordId }),
    v.strictObject({ decision: v.literal('reject'), grantId: recordId, reason }),
  ]),
  output: v.strictObject({ status: v.picklist(['active', 'rejected']), claimsVersion: v.number() }),
})
