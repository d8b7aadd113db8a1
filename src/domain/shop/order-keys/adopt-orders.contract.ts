import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { signedIn } from '../../shared/records/policy'

/** Assigns to the caller the orders that were made with their confirmed address before they had an account. */
export const adoptOrders = cloudFunction({
  name: 'adoptOrders',
  repeatable: 'an order has one owner',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({}),
  output: v.strictObject({ adopted: v.number() }),
})
