import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { role } from '../../shared/records/policy'

/** Revokes a role, or withdraws a request for one; the sessions of its holder end. Refuses with `role-last-superadmin`. */
export const revokeRole = cloudFunction({
  name: 'revokeRole',
  access: role('superadmin'),
  recentSignIn: () => true,
  input: v.strictObject({ grantId: recordId, reason }),
  output: v.strictObject({ claimsVersion: v.number() }),
})
