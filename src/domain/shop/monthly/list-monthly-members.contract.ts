import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { scope } from '../../shared/records/policy'

/** `id` is that of the subscription (`subscriptions`). */
const member = v.strictObject({ id: v.string(), name: v.string(), membership: v.string() })
export type MonthlyMember = v.InferOutput<typeof member>

/** The people and memberships that are paid monthly. Staff with only the scope money can read neither. */
export const listMonthlyMembers = cloudFunction({
  name: 'listMonthlyMembers',
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({}),
  output: v.strictObject({ members: v.array(member) }),
})
