import * as v from 'valibot'
import { monthlyRange } from '../../giving/monthly/charge-days'
import { subscriptionStates } from '../../giving/subscriptions.collection'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { statesOf } from '../../shared/records/state-machine'

const limit = { account: hourly(120) }
/** Staff say where and when the giver agreed. */
const of = { id: recordId, consent: v.exactOptional(reason) }
const { leastCents, mostCents } = monthlyRange

/**
 * Changes somebody's monthly gift, or ends the renewal of their membership: its giver does, or staff of the scope money with the giver's consent, who are refused with `consent-evidence` without
 * it. A new amount counts from the next charge on; a pause ends by itself, six months later at the latest; what has ended stays so.
 */
export const manageSubscription = cloudFunction({
  name: 'manageSubscription',
  access: signedIn,
  limit,
  input: v.variant('action', [
    v.strictObject({
      ...of,
      action: v.literal('amount'),
      amountCents: v.pipe(v.number(), v.integer(), v.minValue(leastCents), v.maxValue(mostCents)),
    }),
    v.strictObject({ ...of, action: v.literal('pause'), until: v.pipe(v.string(), v.isoDate()) }),
    v.strictObject({ ...of, action: v.literal('resume') }),
    v.strictObject({ ...of, action: v.literal('cancel') }),
  ]),
  output: v.strictObject({ status: v.picklist(statesOf(subscriptionStates)), amountCents: v.number(), nextOn: v.exactOptional(v.string()) }),
})
export type SubscriptionChange = v.InferOutput<typeof manageSubscription.input>

/** Lets somebody enter another card for their monthly gift or renewal. It counts once the provider's message about it is here. */
export const changeMonthlyCard = cloudFunction({
  name: 'changeMonthlyCard',
  // Its answer lets whoever holds it enter a card, and is stored nowhere.
  repeatable: 'each time asks for a card anew, and nothing changes before one is entered',
  access: signedIn,
  limit,
  input: v.strictObject({ id: recordId }),
  output: v.strictObject({ provider: v.picklist(['stripe', 'simulated']), clientSecret: v.string() }),
})

/**
 * Lets a member enter a card, so that their membership renews itself. It does once the provider's message about the card is here; nothing is charged
 * before the last day. Refuses with `order-refused` where it cannot be bought as it is, and `not-renewable` where it has ended or renews itself.
 */
export const keepRenewalCard = cloudFunction({
  name: 'keepRenewalCard',
  // Its answer lets whoever holds it enter a card, and is stored nowhere.
  repeatable: 'each time asks for a card anew, and nothing changes before one is entered',
  access: signedIn,
  limit,
  input: v.strictObject({ membershipId: recordId }),
  output: changeMonthlyCard.output,
})
