import { Stripe } from 'stripe'
import { PortError } from '../../../ports/errors'
import type { Charge, SavedCard } from '../../../ports/payments'

/** Only cards can be stored for later payments: their holders know when they expire, and they are charged at once. */
const cardsOnly = { allowed_payment_method_types: ['card'] }

/** Cards that Stripe stores for a customer. The customer has no name or address at Stripe, only an id. */
export class StripeKeptCards {
  constructor(private readonly stripe: Stripe) {}

  /** The parameters with which a payment is started, besides its amount. */
  async startedWith({ card, orderId }: Charge): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
    if (card === undefined) return { automatic_payment_methods: { enabled: true } }
    if (card !== 'keep') return { ...cardsOnly, customer: card.customer }
    return { ...cardsOnly, customer: await this.customer({ orderId }, orderId), setup_future_usage: 'off_session' }
  }

  /** Resolves also if the card is declined or the bank wants to ask the holder: a message reports that, as it reports a success. */
  async charge(providerId: string, { method }: SavedCard): Promise<void> {
    try {
      await this.stripe.paymentIntents.confirm(providerId, { payment_method: method, off_session: true })
    } catch (error) {
      // Paid, in progress or canceled before: a message has reported it.
      if (error instanceof Stripe.errors.StripeCardError || isDecided(error)) return
      if (isGone(error)) throw new PortError('payments', 'failed-precondition', 'the card is not kept any more')
      throw error
    }
  }

  async keep(keptFor: string, saved: SavedCard | undefined): Promise<{ clientSecret: string }> {
    const customer = saved?.customer ?? (await this.customer({ keptFor }, keptFor))
    const { id, client_secret } = await this.stripe.setupIntents.create({ ...cardsOnly, customer, usage: 'off_session', metadata: { keptFor } })
    if (client_secret === null) throw new PortError('payments', 'unknown', `${id} has no client secret`)
    return { clientSecret: client_secret }
  }

  /** Stripe refuses to detach a card that is already detached or was never stored; that refusal is ignored. */
  async forget(method: SavedCard['method']): Promise<void> {
    try {
      await this.stripe.paymentMethods.detach(method)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  private async customer(metadata: Stripe.MetadataParam, key: string): Promise<string> {
    return (await this.stripe.customers.create({ metadata }, { idempotencyKey: `customer-${key}` })).id
  }
}

const isDecided = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state'

const isGone = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method'
