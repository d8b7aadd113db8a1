import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { role, scopes } from '../shared/policy'
import { reason } from './reason'

const shared = {
  /** What the form calls this grant: asked again because an answer was lost, it is given once. */
  key: v.pipe(v.string(), v.uuid()),
  personId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  reason,
}
const day = v.pipe(v.string(), v.isoTimestamp())

/**
 * Gives a person with an account a role. Scopes of staff and superadmins may end on a date, a jury is one call's, a volunteer's role
 * always ends. Superadmins and the scope `money` wait for somebody else's approval. Refuses with `role-self`, `no-account`, `role-held`,
 * `role-past` and `too-many-roles`.
 */
export const setRole = cloudFunction({
  name: 'setRole',
  access: role('superadmin'),
  input: v.variant('role', [
    v.strictObject({ role: v.literal('admin'), scopes: v.pipe(v.array(v.picklist(scopes)), v.minLength(1)), until: v.optional(day), ...shared }),
    v.strictObject({ role: v.literal('superadmin'), until: v.optional(day), ...shared }),
    v.strictObject({ role: v.literal('juror'), callId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)), until: v.optional(day), ...shared }),
    v.strictObject({ role: v.literal('volunteer'), until: day, ...shared }),
  ]),
  output: v.strictObject({ status: v.picklist(['requested', 'active']), claimsVersion: v.number() }),
})
export type RoleInput = v.InferOutput<typeof setRole.input>
