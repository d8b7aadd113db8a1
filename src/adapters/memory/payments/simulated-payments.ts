import type { Clock } from '../../../ports/clock'
import type { Documents, Transaction } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import type { Ids } from '../../../ports/ids'
import type { Charge, Payments, ProviderEvent, RefundOrder, StartedPayment } from '../../../ports/payments'
import { type Delivery, SimulatedMessages } from './simulated-messages'
import { type TestCard, testCards } from './test-cards'

/** Not in declared collections, so closed to every client. */
const paymentsPath = 'simulatedPayments'
const refundsPath = 'simulatedRefunds'

interface Payment {
  readonly orderId: string
  readonly amountCents: number
  readonly secret: string
  /** `asking`: the bank waits for the payer's answer. */
  readonly state: 'open' | 'asking' | 'succeeded' | 'canceled'
  readonly refundedCents: number
  readonly dispute?: 'opened' | 'won' | 'lost'
  readonly number?: string
}

export type Paying = { readonly state: 'succeeded' } | { readonly state: 'asking' } | { readonly state: 'declined'; readonly reason: string }

/** A payment provider in this process: payments lie in the local store, test cards do what Stripe's documentation says of them. */
export class SimulatedPayments implements Payments {
  readonly provider = 'simulated'
  private readonly messages: SimulatedMessages

  /** `take` is what the organization does with a message. */
  constructor(
    private readonly documents: Documents,
    clock: Clock,
    private readonly ids: Ids,
    take: (event: ProviderEvent) => Promise<void>,
  ) {
    this.messages = new SimulatedMessages(documents, clock, ids, take)
  }

  get delivery(): Delivery {
    return this.messages.delivery
  }

  start({ orderId, amountCents }: Charge): Promise<StartedPayment> {
    const providerId = `pi_${orderId}`
    return this.documents.transact(async transaction => {
      const before = await this.read(transaction, providerId)
      if (before && before.amountCents !== amountCents) throw new PortError('payments', 'invalid-argument', 'the order has a payment already')
      const secret = before?.secret ?? `${providerId}_secret_${this.ids.next()}`
      const payment: Payment = { orderId, amountCents, secret, state: 'open', refundedCents: 0 }
      if (!before) transaction.write({ op: 'create', path: `${paymentsPath}/${providerId}`, data: { ...payment } })
      return { providerId, clientSecret: secret }
    })
  }

  async cancel(providerId: string): Promise<boolean> {
    const canceled = await this.documents.transact(async transaction => {
      const payment = await this.read(transaction, providerId)
      if (!payment || payment.state === 'succeeded') return false
      if (payment.state === 'canceled') return true
      this.change(transaction, providerId, { state: 'canceled' })
      const change = { of: 'payment', state: 'canceled', orderId: payment.orderId } as const
      this.messages.write(transaction, { type: 'payment_intent.canceled', objectId: providerId, change })
      return true
    })
    await this.messages.afterChange()
    return canceled
  }

  async refund({ providerId, amountCents, key }: RefundOrder): Promise<{ providerId: string; state: 'succeeded' }> {
    const refundId = `re_${key}`
    await this.documents.transact(transaction => this.refundWithin(transaction, { providerId, amountCents, key }, refundId))
    await this.messages.afterChange()
    return { providerId: refundId, state: 'succeeded' }
  }

  /** Messages reach this organization in the same process, and never by the network. */
  async readMessage(): Promise<ProviderEvent> {
    throw new PortError('payments', 'invalid-argument', 'simulated messages are not signed')
  }

  /** Pays with a card, as the provider's form does. */
  async pay(clientSecret: string, number: string): Promise<Paying> {
    const card = testCards[number] ?? { brand: 'visa', does: 'decline', reason: 'card_declined' }
    const paying = await this.documents.transact(transaction => this.payWithin(transaction, clientSecret, number, card))
    await this.messages.afterChange()
    return paying
  }

  /** The payer's answer to the bank. */
  async answer(clientSecret: string, agrees: boolean): Promise<Paying> {
    const card: TestCard = { brand: 'visa', does: agrees ? 'pay' : 'decline', reason: 'authentication_failed' }
    const paying = await this.documents.transact(async transaction => {
      const payment = await this.read(transaction, idOf(clientSecret))
      return this.payWithin(transaction, clientSecret, payment?.number ?? '', card)
    })
    await this.messages.afterChange()
    return paying
  }

  /** Delivers messages that are late, and with `lost` those that were lost. */
  deliver(...which: Parameters<SimulatedMessages['deliver']>): Promise<number> {
    return this.messages.deliver(...which)
  }

  private async payWithin(transaction: Transaction, clientSecret: string, number: string, card: TestCard): Promise<Paying> {
    const providerId = idOf(clientSecret)
    const payment = await this.read(transaction, providerId)
    if (payment?.secret !== clientSecret) throw new PortError('payments', 'invalid-argument', 'no such payment')
    if (payment.state === 'succeeded') return { state: 'succeeded' }
    if (payment.state === 'canceled') return { state: 'declined', reason: 'payment_canceled' }
    const { orderId, amountCents } = payment
    if (card.does === 'ask') {
      this.change(transaction, providerId, { state: 'asking', number })
      return { state: 'asking' }
    }
    if (card.does === 'decline') {
      const reason = card.reason ?? 'card_declined'
      this.change(transaction, providerId, { state: 'open' })
      const change = { of: 'payment', state: 'failed', orderId, reason } as const
      this.messages.write(transaction, { type: 'payment_intent.payment_failed', objectId: providerId, change })
      return { state: 'declined', reason }
    }
    this.change(transaction, providerId, { state: 'succeeded', number, ...(card.does === 'dispute' && { dispute: 'opened' }) })
    const paid = { brand: card.brand, last4: number.slice(-4) }
    const change = { of: 'payment', state: 'succeeded', orderId, amountCents, feeCents: feeOf(amountCents), card: paid } as const
    this.messages.write(transaction, { type: 'payment_intent.succeeded', objectId: providerId, change })
    if (card.does === 'dispute') {
      const dispute = { of: 'dispute', state: 'opened', paymentId: providerId, amountCents } as const
      this.messages.write(transaction, { type: 'charge.dispute.created', objectId: `dp_${providerId}`, change: dispute })
    }
    return { state: 'succeeded' }
  }

  private async refundWithin(transaction: Transaction, { providerId, amountCents, key }: RefundOrder, refundId: string): Promise<void> {
    const [payment, before] = [await this.read(transaction, providerId), await transaction.get(`${refundsPath}/${refundId}`)]
    if (before) return
    const isOpen = payment?.state === 'succeeded' && (payment.dispute === undefined || payment.dispute === 'won')
    if (!isOpen || payment.amountCents - payment.refundedCents < amountCents)
      throw new PortError('payments', 'failed-precondition', 'less is left, or the payment is disputed')
    this.change(transaction, providerId, { refundedCents: payment.refundedCents + amountCents })
    transaction.write({ op: 'create', path: `${refundsPath}/${refundId}`, data: { providerId, amountCents } })
    const change = { of: 'refund', state: 'succeeded', paymentId: providerId, amountCents, key } as const
    this.messages.write(transaction, { type: 'refund.updated', objectId: refundId, change })
  }

  private async read(transaction: Transaction, providerId: string): Promise<Payment | undefined> {
    return (await transaction.get(`${paymentsPath}/${providerId}`))?.data as unknown as Payment | undefined
  }

  private change(transaction: Transaction, providerId: string, change: Partial<Payment>): void {
    transaction.write({ op: 'update', path: `${paymentsPath}/${providerId}`, data: { ...change } })
  }
}

const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0]!

/** As most cards cost at Stripe: 2.9 percent and 30 cents. */
const feeOf = (cents: number) => Math.round(cents * 0.029) + 30
