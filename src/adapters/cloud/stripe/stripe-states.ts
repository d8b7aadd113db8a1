import type { Stripe } from 'stripe'

/** `requires_action`: the payer has to choose where the refund goes, so nothing has arrived yet. */
export function refundStateOf(status: string | null): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** An inquiry that ended without a dispute took no money, so it counts as won. */
export const closedDisputeStateOf = (status: Stripe.Dispute['status']): 'won' | 'lost' => (status === 'lost' ? 'lost' : 'won')

/** The state of a dispute or inquiry that may still be open. */
export const openDisputeStateOf = (status: Stripe.Dispute['status']): 'opened' | 'won' | 'lost' =>
  status === 'lost' || status === 'won' || status === 'warning_closed' || status === 'prevented' ? closedDisputeStateOf(status) : 'opened'

export function payoutStateOf(status: string): 'announced' | 'arrived' | 'failed' {
  if (status === 'paid') return 'arrived'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'announced'
}

/** The same text that a card form shows to the payer. */
export function reasonOf(error: Stripe.PaymentIntent['last_payment_error']): string | undefined {
  if (error?.code === 'payment_intent_authentication_failure') return 'authentication_failed'
  return error?.code === 'card_declined' && error.decline_code === 'insufficient_funds' ? 'insufficient_funds' : error?.code
}
