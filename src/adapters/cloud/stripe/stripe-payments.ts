import { Stripe } from 'stripe'
import { PortError } from '../../../ports/errors'
import type { Charge, FoundChange, FoundPayment, Payments, ProviderEvent, RefundOrder, SavedCard, StartedPayment } from '../../../ports/payments'
import { foundOf, StripeDetails } from './read-stripe-details'
import { translatingStripe } from './stripe-errors'
import { changeOf, disputeChange, refundChange } from './stripe-event-changes'
import { StripeKeptCards } from './stripe-kept-cards'
import type { StripeSettings } from './stripe-settings'
import { openDisputeStateOf, refundStateOf } from './stripe-states'

/**
 * The API version, which decides the shapes that this program reads and sends; the webhook endpoint is created with the same version
 * (docs/deploy.md).
 */
export const stripeApiVersion = '2026-10-28.endive'

/** The time limit of one request, in milliseconds. Together with two retries it is within a callable's time limit. */
const timeout = 12_000
/** Maximum age of a message, in seconds. */
const tolerance = 300

/** Payments through Stripe's SDK. */
export class StripePayments implements Payments {
  readonly provider = 'stripe'
  private readonly stripe: Stripe
  private readonly figures: StripeDetails
  private readonly cards: StripeKeptCards

  constructor(private readonly settings: StripeSettings) {
    this.stripe = new Stripe(settings.secretKey, {
      apiVersion: stripeApiVersion,
      timeout,
      maxNetworkRetries: 2,
      telemetry: false,
      ...settings.api,
    })
    this.figures = new StripeDetails(this.stripe)
    this.cards = new StripeKeptCards(this.stripe)
  }

  /** The payer's email address is not sent to Stripe: receipts are our own mails. */
  start(charge: Charge): Promise<StartedPayment> {
    const { orderId, amountCents, currency, description } = charge
    return translatingStripe(async () => {
      const method = await this.cards.startedWith(charge)
      const { id, client_secret } = await this.stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          description,
          metadata: { orderId },
          ...method,
          // Captured at once, so that the fee is known when the payment has succeeded.
          capture_method: 'automatic',
        },
        { idempotencyKey: orderId },
      )
      if (client_secret === null) throw new PortError('payments', 'unknown', `${id} has no client secret`)
      return { providerId: id, clientSecret: client_secret }
    })
  }

  charge(providerId: string, saved: SavedCard): Promise<void> {
    return translatingStripe(() => this.cards.charge(providerId, saved))
  }

  keepCard(keptFor: string, saved?: SavedCard): Promise<{ clientSecret: string }> {
    return translatingStripe(() => this.cards.keep(keptFor, saved))
  }

  forgetCard(method: SavedCard['method']): Promise<void> {
    return translatingStripe(() => this.cards.forget(method))
  }

  cancel(providerId: string): Promise<boolean> {
    return translatingStripe(async () => {
      try {
        return (await this.stripe.paymentIntents.cancel(providerId, { cancellation_reason: 'abandoned' })).status === 'canceled'
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'payment_intent_unexpected_state') throw error
        return (await this.stripe.paymentIntents.retrieve(providerId)).status === 'canceled'
      }
    })
  }

  find(providerId: string): Promise<FoundPayment | undefined> {
    return translatingStripe(async () => {
      try {
        const expand = ['latest_charge.balance_transaction']
        return foundOf(await this.stripe.paymentIntents.retrieve(providerId, { expand }))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined
        throw error
      }
    })
  }

  findChanges(providerId: string): Promise<readonly FoundChange[]> {
    const asked = { payment_intent: providerId, limit: 100 }
    return translatingStripe(async () => {
      const found: FoundChange[] = []
      for await (const refund of this.stripe.refunds.list(asked)) {
        const change = refundChange(refund)
        if (change) found.push({ objectId: refund.id, at: new Date(refund.created * 1000), change })
      }
      for await (const dispute of this.stripe.disputes.list(asked)) {
        const state = openDisputeStateOf(dispute.status)
        const change = disputeChange(dispute, state)
        // Stripe does not say when a dispute ended.
        if (change) found.push({ objectId: dispute.id, ...(state === 'opened' && { at: new Date(dispute.created * 1000) }), change })
      }
      return found
    })
  }

  refund({ providerId, amountCents, key }: RefundOrder): ReturnType<Payments['refund']> {
    return translatingStripe(async () => {
      const { id, status } =
        (await this.formerRefund(providerId, key)) ??
        (await this.stripe.refunds.create(
          { payment_intent: providerId, amount: amountCents, metadata: { key } },
          // Orders and refunds share one key space at Stripe.
          { idempotencyKey: `refund-${key}` },
        ))
      return { providerId: id, state: refundStateOf(status) }
    })
  }

  /**
   * A refund of an earlier request with this key. Stripe forgets keys after a day, and a refund that a bank delays is requested for longer
   * than that.
   */
  private async formerRefund(providerId: string, key: string): Promise<Stripe.Refund | undefined> {
    for await (const refund of this.stripe.refunds.list({ payment_intent: providerId, limit: 100 }))
      if (refund.metadata?.['key'] === key) return refund
    return undefined
  }

  async readMessage(body: string, signature: string): Promise<ProviderEvent> {
    const event = this.verified(body, signature)
    const { id, type, created, data } = event
    const change = await translatingStripe(() => changeOf(event, this.figures))
    return { id, type, objectId: idOf(data.object) ?? id, at: new Date(created * 1000), ...(change && { change }) }
  }

  private verified(body: string, signature: string): Stripe.Event {
    const { webhookSecret } = this.settings
    if (webhookSecret === undefined) throw new PortError('payments', 'unknown', 'STRIPE_WEBHOOK_SECRET is not set')
    try {
      return this.stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance)
    } catch {
      // Signed messages are always JSON, so a message that cannot be parsed was not signed.
      throw new PortError('payments', 'invalid-argument', 'the signature is wrong or too old')
    }
  }
}

const idOf = (object: object) => ('id' in object && typeof object.id === 'string' ? object.id : undefined)
