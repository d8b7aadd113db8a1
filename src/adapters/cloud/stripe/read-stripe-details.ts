import { Stripe } from 'stripe'
import type { FoundPayment } from '../../../ports/payments'
import { cardOf, type KnownCard, withKept } from './stripe-cards'

/** What a payout consists of, and the period of its transactions. */
interface PaidOut {
  readonly feeCents: number
  readonly payments: number
  readonly from?: Date
  readonly to?: Date
}

export interface Paid extends KnownCard {
  readonly feeCents?: number
}

/** Asks Stripe's API for details that messages only refer to by id. */
export class StripeDetails {
  constructor(private readonly stripe: Stripe) {}

  /**
   * The fee and the card of a payment, as far as they are known. The payer does not wait for them, so a failure returns nothing instead of
   * throwing.
   */
  async paid(paymentId: string): Promise<Paid> {
    try {
      const options = { timeout: 5000, maxNetworkRetries: 0 }
      const intent = await this.stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge.balance_transaction'] }, options)
      return paidOf(intent)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) return {}
      throw error
    }
  }

  /** What is known of a stored card; nothing after a failure. */
  async card(methodId: string): Promise<KnownCard> {
    try {
      return cardOf((await this.stripe.paymentMethods.retrieve(methodId, {}, { timeout: 5000, maxNetworkRetries: 0 })).card)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) return {}
      throw error
    }
  }

  /**
   * What a payout consists of. Stripe knows that only of automatic payouts, and only after their payments are assigned; until then the result
   * is empty.
   */
  async payout({ id, automatic, reconciliation_status: assigned }: Stripe.Payout): Promise<PaidOut> {
    const figures: { feeCents: number; payments: number; from?: Date; to?: Date } = { feeCents: 0, payments: 0 }
    if (!automatic || assigned !== 'completed') return figures
    try {
      for await (const { type, fee, created } of this.stripe.balanceTransactions.list({ payout: id, limit: 100 })) {
        figures.feeCents += fee
        if (type === 'charge' || type === 'payment') figures.payments += 1
        // The payout is one of its own transactions.
        if (type === 'payout') continue
        const at = new Date(created * 1000)
        if (!figures.from || at < figures.from) figures.from = at
        if (!figures.to || at > figures.to) figures.to = at
      }
      return figures
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return { feeCents: 0, payments: 0 }
      throw error
    }
  }
}

/** For a payment with its charge included. */
function paidOf({ latest_charge: charge }: Stripe.PaymentIntent): Paid {
  if (charge === null || typeof charge === 'string') return {}
  const { balance_transaction: booked, payment_method_details: method } = charge
  return { ...(booked !== null && typeof booked !== 'string' && { feeCents: booked.fee }), ...cardOf(method?.card) }
}

/** The state of a payment; if it succeeded, with the time of its charge. `undefined` for payments in another currency. */
export function foundOf(intent: Stripe.PaymentIntent): FoundPayment | undefined {
  const { status, currency, amount, amount_received: received, created, canceled_at: canceled, latest_charge: charge } = intent
  const tried = charge === null || typeof charge === 'string' ? created : charge.created
  if (currency !== 'usd') return undefined
  const at = (seconds: number) => new Date(seconds * 1000)
  if (status === 'succeeded')
    return {
      state: 'succeeded',
      at: at(tried),
      amountCents: received,
      ...withKept(intent, paidOf(intent)),
    }
  if (status === 'requires_payment_method' && intent.last_payment_error) return { state: 'declined', at: at(tried), amountCents: amount }
  return { state: status === 'canceled' ? 'canceled' : 'open', at: at(canceled ?? created), amountCents: amount }
}
