import * as v from 'valibot'
import { monthlyRange } from '../../giving/monthly/charge-days'
import { subscriptionStates } from '../../giving/subscriptions.collection'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { statesOf } from '../../shared/records/collection'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

const limit = { account: hourly(120) }
/** Staff state where and when the giver agreed. */
const of = { id: recordId, consent: v.exactOptional(reason) }
const { minCents, maxCents } = monthlyRange

/**
 * Changes, pauses or ends a monthly gift or a membership paid monthly, or ends the renewal of a membership. For its giver, or for staff of the scope money with the giver's consent
 * (`consent-evidence` without it). A new amount applies from the next charge on; a pause ends automatically after at most six months; an
 * ended subscription cannot be changed.
 */
export const manageSubscription = cloudFunction({
  name: 'manageSubscription',
  access: signedIn,
  limit,
  input: v.variant('action', [
    v.strictObject({
      ...of,
      action: v.literal('amount'),
      amountCents: v.pipe(v.number(), v.integer(), v.minValue(minCents), v.maxValue(maxCents)),
    }),
    v.strictObject({ ...of, action: v.literal('pause'), until: v.pipe(v.string(), v.isoDate()) }),
    v.strictObject({ ...of, action: v.literal('resume') }),
    v.strictObject({ ...of, action: v.literal('cancel') }),
  ]),
  output: v.strictObject({ status: v.picklist(statesOf(subscriptionStates)), amountCents: v.number(), nextOn: v.exactOptional(v.string()) }),
})
export type SubscriptionChange = v.InferOutput<typeof manageSubscription.input>

/** Lets the giver enter another card for a monthly gift or renewal. It takes effect when the provider's message about the card arrives. */
export const changeMonthlyCard = cloudFunction({
  name: 'changeMonthlyCard',
  // The response contains a secret for entering a card, which must not be stored.
  repeatable: 'each time asks for a card anew, and nothing changes before one is entered',
  access: signedIn,
  limit,
  input: v.strictObject({ id: recordId }),
  output: v.strictObject({ provider: v.picklist(['stripe', 'simulated']), clientSecret: v.string() }),
})

/**
 * Lets a member enter a card for automatic renewal, which starts when the provider's message about the card arrives; nothing is charged
 * before the last day. Refuses with `order-refused` if the membership cannot be bought in its current form, and `not-renewable` if it has
 * ended or renews already.
 */
export const keepRenewalCard = cloudFunction({
  name: 'keepRenewalCard',
  // The response contains a secret for entering a card, which must not be stored.
  repeatable: 'each time asks for a card anew, and nothing changes before one is entered',
  access: signedIn,
  limit,
  input: v.strictObject({ membershipId: recordId }),
  output: changeMonthlyCard.output,
})
