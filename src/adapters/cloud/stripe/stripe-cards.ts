import type { Stripe } from 'stripe'
import type { CardEnding, KeptCard, SavedCard } from '../../../ports/payments'

interface Card {
  readonly brand?: string | null
  readonly last4?: string | null
  readonly exp_month?: number
  readonly exp_year?: number
}

/** What a card reveals without its number. */
export interface KnownCard {
  readonly card?: CardEnding
  /** `YYYY-MM`. */
  readonly expires?: string
}

export function cardOf(card: Card | null | undefined): KnownCard {
  const { brand, last4, exp_month: month, exp_year: year } = card ?? {}
  return {
    ...(brand && last4 && { card: { brand, last4 } }),
    ...(month && year && { expires: `${year}-${String(month).padStart(2, '0')}` }),
  }
}

/** The stored card of an intent; `undefined` if it is not to be stored. */
export function savedOf(intent: Pick<Stripe.SetupIntent | Stripe.PaymentIntent, 'customer' | 'payment_method'>): SavedCard | undefined {
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)]
  return customer === undefined || method === undefined ? undefined : { customer, method }
}

/** What is known of a payment, with its card if the payment was started to keep the card. */
export function withKept<P extends KnownCard>(
  intent: Stripe.PaymentIntent,
  { expires, ...paid }: P,
): Omit<P, 'expires'> & { readonly kept?: KeptCard } {
  const saved = intent.setup_future_usage === 'off_session' ? savedOf(intent) : undefined
  return { ...paid, ...(saved && { kept: { saved, ...(paid.card && { card: paid.card }), ...(expires !== undefined && { expires }) } }) }
}

const idOf = (of: string | { readonly id: string } | null) => (typeof of === 'string' ? of : of?.id)
