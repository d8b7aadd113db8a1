import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { role, scopes } from '../../shared/records/policy'

const shared = {
  /** The form's key for this grant: a retry after a lost response grants it once. */
  key: v.pipe(v.string(), v.uuid()),
  personId: recordId,
  reason,
}
const day = v.pipe(v.string(), v.isoTimestamp())

/**
 * Gives a role to a person with an account. Staff scopes and superadmins may have an end date, a juror's role is for one call, a volunteer's
 * role always ends. Superadmins and the scopes `money` and `system` need a second approver. Refuses with `role-self`, `no-account`,
 * `role-held`, `role-past` and `too-many-roles`.
 */
export const setRole = cloudFunction({
  name: 'setRole',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: role('superadmin'),
  recentSignIn: () => true,
  input: v.variant('role', [
    v.strictObject({
      role: v.literal('admin'),
      scopes: v.pipe(v.array(v.picklist(scopes)), v.minLength(1), v.maxLength(scopes.length)),
      until: v.optional(day),
      ...shared,
    }),
    v.strictObject({ role: v.literal('superadmin'), until: v.optional(day), ...shared }),
    v.strictObject({ role: v.literal('juror'), callId: recordId, until: v.optional(day), ...shared }),
    v.strictObject({ role: v.literal('volunteer'), until: day, ...shared }),
  ]),
  output: v.strictObject({ status: v.picklist(['requested', 'active']), claimsVersion: v.number() }),
})
export type RoleInput = v.InferOutput<typeof setRole.input>
