import { Stripe } from 'stripe'
import { type PortCode, PortError } from '../../../ports/errors'

/** Reasons why a refund cannot be made: too little is left of the payment or of the balance, or the payment is disputed. */
const refundRefusals = ['charge_already_refunded', 'charge_disputed', 'charge_not_refundable', 'refund_disputed_payment', 'balance_insufficient']

/** Runs a request to Stripe and converts what it throws to the port's errors. */
export async function translatingStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new PortError('payments', codeOf(error), detailOf(error)) : error
  }
}

function codeOf(error: InstanceType<typeof Stripe.errors.StripeError>): PortCode<'payments'> {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors
  if (error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError) return 'unavailable'
  // Another request with the same key is being processed.
  if (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout') return 'unavailable'
  if (refundRefusals.includes(error.code ?? '') || (error.code === undefined && error.param === 'amount')) return 'failed-precondition'
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError) return 'invalid-argument'
  return 'unknown'
}

/** Names and numbers only: Stripe's sentences may contain what a payer entered. */
const detailOf = ({ type, code, param, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>) =>
  [type, code, param, statusCode, requestId].filter(Boolean).join(' ')
