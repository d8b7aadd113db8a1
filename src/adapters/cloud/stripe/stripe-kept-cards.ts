import { Stripe } from 'stripe'
import { PortError } from '../../../ports/errors'
import type { Charge, SavedCard } from '../../../ports/payments'

/** Cards alone can be kept: they have an end that their holder knows, and are charged at once. */
const cardsOnly = { allowed_payment_method_types: ['card'] }

/** Cards that Stripe keeps for a customer, who is nothing but a number there. */
export class StripeKeptCards {
  constructor(private readonly stripe: Stripe) {}

  /** What a payment is started with beside its amount. */
  async startedWith({ keeps, orderId }: Charge): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
    if (keeps === undefined) return { automatic_payment_methods: { enabled: true } }
    if (keeps !== true) return { ...cardsOnly, customer: keeps.customer }
    return { ...cardsOnly, customer: await this.customer({ orderId }, orderId), setup_future_usage: 'off_session' }
  }

  /** Declined, or the bank wants to ask its holder: the message tells it, as it tells a success. */
  async charge(providerId: string, { method }: SavedCard): Promise<void> {
    try {
      await this.stripe.paymentIntents.confirm(providerId, { payment_method: method, off_session: true })
    } catch (error) {
      // Paid, on its way or canceled before: a message has told it.
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

  /** A method that is detached, or never was kept, is refused as a request: it is gone already. */
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
