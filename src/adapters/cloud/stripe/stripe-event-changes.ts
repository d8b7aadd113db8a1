import type { Stripe } from 'stripe'
import type { FoundChange, ProviderChange } from '../../../ports/payments'
import type { StripeDetails } from './read-stripe-details'
import { savedOf, withKept } from './stripe-cards'
import { closedDisputeStateOf, payoutStateOf, reasonOf, refundStateOf } from './stripe-states'

/**
 * The types of messages that change something in our records; docs/deploy.md tells Stripe to send only these. `charge.refunded` is not one of
 * them, because it does not name the refund.
 */
export const readTypes = [
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'payout.created',
  'payout.reconciliation_completed',
  'payout.paid',
  'payout.failed',
] as const satisfies readonly Stripe.Event['type'][]

/** The change that a message reports; `undefined` for other types, for payments without one of our orders, and for other currencies. */
export async function changeOf(event: Stripe.Event, figures: StripeDetails): Promise<ProviderChange | undefined> {
  switch (event.type) {
    case 'payment_intent.processing':
      return paymentChange(event.data.object, 'processing')
    case 'payment_intent.payment_failed':
      return paymentChange(event.data.object, 'failed', reasonOf(event.data.object.last_payment_error))
    case 'payment_intent.canceled':
      return paymentChange(event.data.object, 'canceled', event.data.object.cancellation_reason ?? undefined)
    case 'payment_intent.succeeded':
      return succeeded(event.data.object, figures)
    case 'setup_intent.succeeded':
      return cardChange(event.data.object, figures)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundChange(event.data.object)
    case 'charge.dispute.created':
      return disputeChange(event.data.object, 'opened')
    case 'charge.dispute.closed':
      return disputeChange(event.data.object, closedDisputeStateOf(event.data.object.status))
    case 'payout.created':
    case 'payout.reconciliation_completed':
    case 'payout.paid':
    case 'payout.failed':
      return payoutChange(event.data.object, figures)
    default:
      return undefined
  }
}

const orderOf = ({ metadata, currency }: Stripe.PaymentIntent) => (currency === 'usd' ? metadata['orderId'] : undefined)

function paymentChange(intent: Stripe.PaymentIntent, state: 'processing' | 'failed' | 'canceled', reason?: string): ProviderChange | undefined {
  const orderId = orderOf(intent)
  return orderId === undefined ? undefined : { of: 'payment', state, orderId, ...(reason !== undefined && { reason }) }
}

async function succeeded(intent: Stripe.PaymentIntent, figures: StripeDetails): Promise<ProviderChange | undefined> {
  const orderId = orderOf(intent)
  if (orderId === undefined) return undefined
  const paid = withKept(intent, await figures.paid(intent.id))
  return { of: 'payment', state: 'succeeded', orderId, amountCents: intent.amount_received, ...paid }
}

async function cardChange(intent: Stripe.SetupIntent, figures: StripeDetails): Promise<ProviderChange | undefined> {
  const [saved, keptFor] = [savedOf(intent), intent.metadata?.['keptFor']]
  if (!saved || keptFor === undefined) return undefined
  return { of: 'card', state: 'kept', keptFor, kept: { saved, ...(await figures.card(saved.method)) } }
}

export function refundChange({ amount, status, payment_intent: payment, metadata }: Stripe.Refund): FoundChange['change'] | undefined {
  const [paymentId, key] = [idOf(payment), metadata?.['key']]
  if (paymentId === undefined) return undefined
  return { of: 'refund', state: refundStateOf(status), paymentId, amountCents: amount, ...(key !== undefined && { key }) }
}

export function disputeChange(
  { amount, payment_intent: payment }: Stripe.Dispute,
  state: 'opened' | 'won' | 'lost',
): FoundChange['change'] | undefined {
  const paymentId = idOf(payment)
  return paymentId === undefined ? undefined : { of: 'dispute', state, paymentId, amountCents: amount }
}

async function payoutChange(payout: Stripe.Payout, figures: StripeDetails): Promise<ProviderChange | undefined> {
  const { amount, currency, status, arrival_date } = payout
  if (currency !== 'usd') return undefined
  // Stripe gives a day as its midnight in UTC.
  const arrivesOn = new Date(arrival_date * 1000).toISOString().slice(0, 10)
  return { of: 'payout', state: payoutStateOf(status), amountCents: amount, arrivesOn, ...(await figures.payout(payout)) }
}

const idOf = (of: string | { readonly id: string } | null) => (typeof of === 'string' ? of : of?.id)
