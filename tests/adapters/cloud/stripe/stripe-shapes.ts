import { Stripe } from 'stripe'
import { stripeApiVersion } from '../../../../src/adapters/cloud/stripe/stripe-payments'

/**
 * Objects and messages in the shapes of Stripe's API reference, without the fields that nothing here reads. Written by hand, not recorded
 * from Stripe.
 */
const created = Date.UTC(2027, 9, 16, 18) / 1000
let made = 0
const next = (prefix: string) => `${prefix}_double${++made}`

export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'client_secret'
  | 'created'
  | 'canceled_at'
  | 'status'
  | 'cancellation_reason'
  | 'last_payment_error'
  | 'customer'
  | 'payment_method'
  | 'setup_future_usage'
> & { readonly metadata: Stripe.Metadata; readonly latest_charge: string | object | null }

export function intentOf(change: Partial<Intent> = {}): Intent {
  const id = change.id ?? next('pi')
  return {
    id,
    object: 'payment_intent',
    amount: 5000,
    amount_received: 0,
    currency: 'usd',
    client_secret: `${id}_secret_double`,
    created,
    canceled_at: null,
    status: 'requires_payment_method',
    cancellation_reason: null,
    last_payment_error: null,
    customer: null,
    payment_method: null,
    setup_future_usage: null,
    latest_charge: null,
    metadata: { orderId: 'order-1' },
    ...change,
  }
}

type Shape<T, K extends keyof T> = Pick<T, K> & object

export const refundOf = (change: Partial<Stripe.Refund> = {}) =>
  ({
    id: next('re'),
    object: 'refund',
    amount: 1000,
    charge: 'ch_double',
    created,
    currency: 'usd',
    metadata: {},
    payment_intent: 'pi_double',
    status: 'succeeded',
    ...change,
  }) satisfies Shape<Stripe.Refund, 'id' | 'object' | 'amount' | 'payment_intent' | 'status'>

export const disputeOf = (change: Partial<Stripe.Dispute> = {}) =>
  ({
    id: next('du'),
    object: 'dispute',
    amount: 5000,
    charge: 'ch_double',
    currency: 'usd',
    payment_intent: 'pi_double',
    status: 'needs_response',
    ...change,
  }) satisfies Shape<Stripe.Dispute, 'id' | 'object' | 'amount' | 'payment_intent' | 'status'>

export const payoutOf = (change: Partial<Stripe.Payout> = {}) =>
  ({
    id: next('po'),
    object: 'payout',
    amount: 9310,
    arrival_date: Date.UTC(2027, 9, 20) / 1000,
    automatic: true,
    currency: 'usd',
    reconciliation_status: 'completed',
    status: 'in_transit',
    ...change,
  }) satisfies Shape<Stripe.Payout, 'id' | 'object' | 'amount' | 'arrival_date' | 'status'>

/** A card to be saved, as confirmed by its form. */
export const setupOf = (change: Partial<Stripe.SetupIntent> = {}) =>
  ({
    id: next('seti'),
    object: 'setup_intent',
    client_secret: 'seti_double_secret_double',
    customer: 'cus_double1',
    metadata: { keptFor: 'gift-1' },
    payment_method: 'pm_2',
    status: 'succeeded',
    ...change,
  }) satisfies Shape<Stripe.SetupIntent, 'id' | 'object' | 'client_secret' | 'customer' | 'payment_method' | 'status'>

/** The body of a message. */
export const bodyOf = (type: Stripe.Event['type'], object: object, id = next('evt')) =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: stripeApiVersion,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })

export const webhookSecret = 'whsec_double'

/** The signature header of a message, made by Stripe's own library. `age` in seconds. */
export const signed = (payload: string, { secret = webhookSecret, age = 0 } = {}) =>
  new Stripe('sk_test_double').webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - age })
