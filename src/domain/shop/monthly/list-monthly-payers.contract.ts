import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { scope } from '../../shared/records/policy'

/** `id` is that of the subscription (`subscriptions`). */
const payer = v.strictObject({ id: v.string(), name: v.string(), membership: v.exactOptional(v.string()) })
export type MonthlyPayer = v.InferOutput<typeof payer>

/** Who gives or pays a membership monthly, also those of whom nothing has come yet. Staff with only the scope money can read neither people nor memberships. */
export const listMonthlyPayers = cloudFunction({
  name: 'listMonthlyPayers',
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({}),
  output: v.strictObject({ payers: v.array(payer) }),
})
