import type { Documents, Transaction } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import type { FoundChange } from '../../../ports/payments'

/** Not a declared collection, so closed to every client. */
export const simulatedPaymentsPath = 'simulatedPayments'
const refundsPath = 'simulatedRefunds'
const cardsPath = 'simulatedCards'

/** A payment at the simulated provider. */
export interface SimulatedPayment {
  readonly orderId: string
  readonly amountCents: number
  readonly secret: string
  /** `asking`: the bank waits for the payer's answer. */
  readonly state: 'open' | 'asking' | 'succeeded' | 'canceled'
  /** When it was paid or canceled; before that, when it was started. */
  readonly at: Date
  /** When the bank last refused it. */
  readonly declinedAt?: Date
  readonly refundedCents: number
  readonly dispute?: 'opened' | 'won' | 'lost'
  /** The amount that a lost dispute took. */
  readonly lostCents?: number
  /** The number of the test card. */
  readonly number?: string
  /** The customer for whom the card is kept. */
  readonly keepsFor?: string
}

/** A card that is stored for later payments, or is to be entered for that. */
export interface SimulatedCard {
  readonly customer: string
  /** The number of the test card; absent until a card is entered. */
  readonly number?: string
  /** For a card that replaces another: the purpose of the request, and the secret with which the holder enters it. */
  readonly keptFor?: string
  readonly secret?: string
}

/** A refund at the simulated provider. */
interface SimulatedRefund {
  readonly providerId: string
  readonly amountCents: number
  readonly at: Date
  readonly key?: string
}

const pathOf = (providerId: string) => `${simulatedPaymentsPath}/${providerId}`

/** The account of the organization at the simulated provider, within a transaction. */
export class SimulatedProviderAccount {
  constructor(private readonly transaction: Transaction) {}

  async read(providerId: string): Promise<SimulatedPayment | undefined> {
    return (await this.transaction.get(pathOf(providerId)))?.data as unknown as SimulatedPayment | undefined
  }

  async require(providerId: string): Promise<SimulatedPayment> {
    const payment = await this.read(providerId)
    if (!payment) throw new PortError('payments', 'invalid-argument', `no payment ${providerId}`)
    return payment
  }

  create(providerId: string, payment: SimulatedPayment): void {
    this.transaction.write({ op: 'create', path: pathOf(providerId), data: { ...payment } })
  }

  change(providerId: string, change: Partial<SimulatedPayment>): void {
    this.transaction.write({ op: 'update', path: pathOf(providerId), data: { ...change } })
  }

  /** Marks a refund as failed, once: the bank sends it back, so the money is in the account again. */
  async failRefund(refundId: string): Promise<void> {
    const path = `${refundsPath}/${refundId}`
    const refund = (await this.transaction.get(path))?.data
    if (!refund || refund['isBack'] === true) throw new PortError('payments', 'failed-precondition', `no refund ${refundId}`)
    const [providerId, amountCents] = [String(refund['providerId']), Number(refund['amountCents'])]
    const { refundedCents } = await this.require(providerId)
    this.change(providerId, { refundedCents: refundedCents - amountCents })
    this.transaction.write({ op: 'update', path, data: { isBack: true } })
  }

  async card(method: string): Promise<SimulatedCard> {
    const found = await this.transaction.get(`${cardsPath}/${method}`)
    if (!found) throw new PortError('payments', 'failed-precondition', `no card ${method}`)
    return found.data as unknown as SimulatedCard
  }

  keepCard(method: string, card: SimulatedCard): void {
    this.transaction.write({ op: 'set', path: `${cardsPath}/${method}`, data: { ...card } })
  }

  forgetCard(method: string): void {
    this.transaction.write({ op: 'delete', path: `${cardsPath}/${method}` })
  }

  /** Returns false if the same refund was made before. `key`: set if this program requested it, not staff at the provider. */
  async refund(refundId: string, { providerId, amountCents, ...more }: SimulatedRefund): Promise<boolean> {
    const payment = await this.require(providerId)
    if (await this.transaction.get(`${refundsPath}/${refundId}`)) return false
    const isOpen = payment.state === 'succeeded' && (payment.dispute === undefined || payment.dispute === 'won')
    if (!isOpen || payment.amountCents - payment.refundedCents < amountCents)
      throw new PortError('payments', 'failed-precondition', 'less is left, or the payment is disputed')
    this.change(providerId, { refundedCents: payment.refundedCents + amountCents })
    this.transaction.write({ op: 'create', path: `${refundsPath}/${refundId}`, data: { providerId, amountCents, ...more } })
    return true
  }
}

/** The changes of a payment after it succeeded, as messages report them. */
export async function simulatedChanges(documents: Documents, providerId: string): Promise<readonly FoundChange[]> {
  const paid = (await documents.get(pathOf(providerId)))?.data as unknown as SimulatedPayment | undefined
  const refunds = await documents.query({ collection: refundsPath, where: [['providerId', '==', providerId]] })
  const ofRefunds = refunds.map(({ id, data }): FoundChange => {
    const { amountCents, at, key, isBack } = data as unknown as SimulatedRefund & { readonly isBack?: true }
    const state = isBack ? 'failed' : 'succeeded'
    return { objectId: id, at, change: { of: 'refund', state, paymentId: providerId, amountCents, ...(key !== undefined && { key }) } }
  })
  if (paid?.dispute === undefined) return ofRefunds
  const { dispute: state, amountCents: whole, refundedCents, lostCents: amountCents = whole - refundedCents } = paid
  return [...ofRefunds, { objectId: `dp_${providerId}`, change: { of: 'dispute', state, paymentId: providerId, amountCents } }]
}

/** The amount that the organization holds at the simulated provider for each order, in cents, without fees. */
export async function simulatedHeld(documents: Documents): Promise<ReadonlyMap<string, number>> {
  const found = await documents.query({ collection: simulatedPaymentsPath, where: [['state', '==', 'succeeded']] })
  const held = found.map(({ data }) => data as unknown as SimulatedPayment)
  return new Map(held.map(({ orderId, amountCents, refundedCents, lostCents = 0 }) => [orderId, amountCents - refundedCents - lostCents]))
}

/** The sum over all orders. */
export const simulatedBalance = async (documents: Documents): Promise<number> =>
  [...(await simulatedHeld(documents)).values()].reduce((sum, cents) => sum + cents, 0)
