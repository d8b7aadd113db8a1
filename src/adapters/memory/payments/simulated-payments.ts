import type { Clock } from '../../../ports/clock'
import type { Documents } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import type { Ids } from '../../../ports/ids'
import type { Charge, FoundChange, FoundPayment, Payments, ProviderEvent, RefundOrder, SavedCard, StartedPayment } from '../../../ports/payments'
import { chargeKept, enterCard, figuresTab, isKeptSecret, keptSecret } from './simulated-kept-cards'
import { SimulatedMessages } from './simulated-messages'
import type { Answered, Paying } from './simulated-payment-responses'
import { SimulatedProviderAccount, simulatedChanges } from './simulated-provider-account'
import { testCards } from './test-cards'

/** A payment provider in this process: payments are in the local store, and test cards behave as Stripe's documentation describes. */
export class SimulatedPayments implements Payments {
  readonly provider = 'simulated'
  readonly messages: SimulatedMessages
  /** Whether to simulate that the provider cannot be reached. */
  isAway = false

  /** `take`: how the organization handles a message. */
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
    private readonly ids: Ids,
    take: (event: ProviderEvent) => Promise<void>,
  ) {
    this.messages = new SimulatedMessages(documents, clock, ids, take)
  }

  async start({ orderId, amountCents, card }: Charge): Promise<StartedPayment> {
    const providerId = `pi_${orderId}`
    this.requireReachable()
    return this.documents.transact(async transaction => {
      const account = new SimulatedProviderAccount(transaction)
      const before = await account.read(providerId)
      if (before && before.amountCents !== amountCents) throw new PortError('payments', 'invalid-argument', 'the order has another payment')
      const secret = before?.secret ?? `${providerId}_secret_${this.ids.next()}`
      const keepsFor = card === 'keep' ? { keepsFor: `cus_${orderId}` } : {}
      const open = { orderId, amountCents, secret, state: 'open', at: this.clock.now(), refundedCents: 0, ...keepsFor } as const
      if (!before) account.create(providerId, open)
      return { providerId, clientSecret: secret }
    })
  }

  async charge(providerId: string, saved: SavedCard): Promise<void> {
    await this.change(account => chargeKept(account, providerId, saved, this.clock.now()))
  }

  keepCard(keptFor: string, { customer }: Pick<SavedCard, 'customer'> = { customer: `cus_${keptFor}` }): Promise<{ clientSecret: string }> {
    const { method, secret } = keptSecret(this.ids.next())
    return this.change(async account => {
      account.keepCard(method, { customer, keptFor, secret })
      return { answer: { clientSecret: secret }, messages: [] }
    })
  }

  forgetCard(method: SavedCard['method']): Promise<void> {
    return this.change(async account => {
      account.forgetCard(method)
      return { answer: undefined, messages: [] }
    })
  }

  cancel(providerId: string): Promise<boolean> {
    return this.change(async account => {
      const payment = await account.require(providerId)
      if (payment.state === 'succeeded' || payment.state === 'canceled') return { answer: payment.state === 'canceled', messages: [] }
      account.change(providerId, { state: 'canceled', at: this.clock.now() })
      const change = { of: 'payment', state: 'canceled', orderId: payment.orderId } as const
      return { answer: true, messages: [{ type: 'payment_intent.canceled', objectId: providerId, change }] }
    })
  }

  async find(providerId: string): Promise<FoundPayment | undefined> {
    this.requireReachable()
    const payment = await this.documents.transact(transaction => new SimulatedProviderAccount(transaction).read(providerId))
    if (!payment) return undefined
    const { state, at, amountCents, declinedAt } = payment
    if (state === 'succeeded') return { state, at, ...figuresTab(providerId, payment) }
    if (state === 'open' && declinedAt) return { state: 'declined', at: declinedAt, amountCents }
    return { state: state === 'canceled' ? state : 'open', at, amountCents }
  }

  async findChanges(providerId: string): Promise<readonly FoundChange[]> {
    this.requireReachable()
    return simulatedChanges(this.documents, providerId)
  }

  async refund({ providerId, amountCents, key }: RefundOrder): Promise<{ providerId: string; state: 'succeeded' }> {
    const refundId = `re_${key}`
    await this.change(async account => {
      const isNew = await account.refund(refundId, { providerId, amountCents, at: this.now(), key })
      const change = { of: 'refund', state: 'succeeded', paymentId: providerId, amountCents, key } as const
      return { answer: undefined, messages: isNew ? [{ type: 'refund.updated', objectId: refundId, change }] : [] }
    })
    return { providerId: refundId, state: 'succeeded' }
  }

  /** Not used: messages reach this organization in the same process, never over the network. */
  async readMessage(): Promise<ProviderEvent> {
    throw new PortError('payments', 'invalid-argument', 'simulated messages are not signed')
  }

  /** Pays with a card, as the provider's card form does. */
  pay(clientSecret: string, number: string): Promise<Paying> {
    if (isKeptSecret(clientSecret)) return this.change(account => enterCard(account, clientSecret, number))
    const card = testCards[number] ?? { does: 'decline', reason: 'card_declined' }
    if (card.does === 'ask') return this.ask(clientSecret, number)
    return card.does === 'decline' ? this.decline(clientSecret, card.reason) : this.succeed(clientSecret, number, card.does === 'dispute')
  }

  /** Gives the payer's answer to the bank's question. */
  async answer(clientSecret: string, agrees: boolean): Promise<Paying> {
    return agrees ? this.succeed(clientSecret) : this.decline(clientSecret, 'authentication_failed')
  }

  now(): Date {
    return this.clock.now()
  }

  /** Changes the account and delivers the messages that report the change. */
  async change<T>(work: (account: SimulatedProviderAccount) => Promise<Answered<T>>): Promise<T> {
    this.requireReachable()
    const answer = await this.documents.transact(async transaction => {
      const answered = await work(new SimulatedProviderAccount(transaction))
      this.messages.write(transaction, ...answered.messages)
      return answered.answer
    })
    await this.messages.afterChange()
    return answer
  }

  private requireReachable(): void {
    if (this.isAway) throw new PortError('payments', 'unavailable', 'the provider is away')
  }

  private ask(clientSecret: string, number: string): Promise<Paying> {
    return this.whileOpen(clientSecret, async account => {
      account.change(idOf(clientSecret), { state: 'asking', number })
      return { answer: { state: 'asking' }, messages: [] }
    })
  }

  private decline(clientSecret: string, reason = 'card_declined'): Promise<Paying> {
    return this.whileOpen(clientSecret, async (account, orderId) => {
      account.change(idOf(clientSecret), { state: 'open', declinedAt: this.clock.now() })
      const change = { of: 'payment', state: 'failed', orderId, reason } as const
      const messages = [{ type: 'payment_intent.payment_failed', objectId: idOf(clientSecret), change }]
      return { answer: { state: 'declined', reason }, messages }
    })
  }

  private succeed(clientSecret: string, number?: string, isDisputed = false): Promise<Paying> {
    const id = idOf(clientSecret)
    return this.whileOpen(clientSecret, async (account, orderId) => {
      const payment = await account.require(id)
      const card = { number: number ?? payment.number ?? '' }
      account.change(id, { state: 'succeeded', at: this.clock.now(), ...card, ...(isDisputed && { dispute: 'opened' }) })
      const figures = figuresTab(id, { ...payment, ...card })
      if (figures.kept) account.keepCard(figures.kept.saved.method, { customer: figures.kept.saved.customer, ...card })
      const paid = { of: 'payment', state: 'succeeded', orderId, ...figures } as const
      const dispute = { of: 'dispute', state: 'opened', paymentId: id, amountCents: payment.amountCents } as const
      return {
        answer: { state: 'succeeded' },
        messages: [
          { type: 'payment_intent.succeeded', objectId: id, change: paid },
          ...(isDisputed ? [{ type: 'charge.dispute.created', objectId: `dp_${id}`, change: dispute }] : []),
        ],
      }
    })
  }

  /** A payment that succeeded does not change, and a canceled one can no longer be paid. */
  private whileOpen(clientSecret: string, work: (account: SimulatedProviderAccount, orderId: string) => Promise<Answered<Paying>>): Promise<Paying> {
    return this.change(async (account): Promise<Answered<Paying>> => {
      const payment = await account.require(idOf(clientSecret))
      if (payment.secret !== clientSecret) throw new PortError('payments', 'invalid-argument', 'another secret')
      if (payment.state === 'succeeded') return { answer: { state: 'succeeded' }, messages: [] }
      if (payment.state === 'canceled') return { answer: { state: 'declined', reason: 'payment_canceled' }, messages: [] }
      return work(account, payment.orderId)
    })
  }
}

const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0]!
