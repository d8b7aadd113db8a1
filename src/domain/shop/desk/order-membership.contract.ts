import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * An order of a membership that staff make for somebody. It waits two weeks for their check, or is paid at the desk, whose order it is then. The term
 * begins when the payment is recorded; an upgrade, with its credit, is paid by then and begins on the day of the order. Refuses as
 * `createCheckout` does, with `no-email` where the person has no address for the receipt, and with `nothing-to-pay`.
 */
export const orderMembership = cloudFunction({
  name: 'orderMembership',
  repeatable: 'its key is the order',
  access: scope('people'),
  // Orders of the desk need a recent sign-in.
  recentSignIn: ({ method }) => method === 'desk',
  limit: { account: hourly(1000) },
  input: v.strictObject({
    /** The caller's key, so that a repeated call creates one order. */
    key: v.pipe(v.string(), v.minLength(10), v.maxLength(100)),
    personId: recordId,
    productId: v.pipe(recordId, v.maxLength(80)),
    level: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    method: v.picklist(['cheque', 'desk']),
    /** The price that the caller saw. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** They get a welcome mail once it is paid. */
    welcome: v.exactOptional(v.literal(true)),
    /** It changes the level of their running term, whose unused days are credited. */
    upgrade: v.exactOptional(v.strictObject({ reason })),
  }),
  output: v.strictObject({ orderId: v.string(), orderKey: v.string() }),
})
