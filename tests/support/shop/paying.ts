import { SimulatedDashboard } from '../../../src/adapters/memory/payments/simulated-dashboard'
import { simulatedBalance } from '../../../src/adapters/memory/payments/simulated-provider-account'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { donations } from '../../../src/domain/giving/donations.collection'
import { memberships, terms } from '../../../src/domain/memberships/memberships.collection'
import { unreversedTerms } from '../../../src/domain/memberships/unreversed-terms'
import type { FunctionHandler } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import type { DraftLine } from '../../../src/domain/shop/checkout/order-draft'
import { orders } from '../../../src/domain/shop/orders.collection'
import type { ManualPayment } from '../../../src/domain/shop/payments/record-manual-payment.contract'
import { recordManualPaymentHandler } from '../../../src/domain/shop/payments/record-manual-payment.handler'
import type { RefundInput } from '../../../src/domain/shop/payments/refund-payment.contract'
import { refundPaymentHandler } from '../../../src/domain/shop/payments/refund-payment.handler'
import { isFailed, payments } from '../../../src/domain/shop/payments.collection'
import { type ShopWorld, shopWorld } from './shop-world'

export const visa = '4242424242424242'
const none = { anonymous: false, named: false }

export const gift = (cents: number, more: Partial<DraftLine> = {}): DraftLine => ({
  id: 'roof',
  kind: 'donation',
  refId: 'roof',
  quantity: 1,
  amountCents: cents,
  gift: none,
  ...more,
})
export const friend = (quantity = 1, more: Partial<DraftLine> = {}): DraftLine => ({
  id: 'friend',
  kind: 'membership',
  refId: 'lover/friend',
  quantity,
  ...more,
})

/** The shop with staff who refund and record payments, and what happens at the provider. */
export interface PayingWorld extends ShopWorld {
  readonly provider: SimulatedDashboard
  /** Orders, and pays with a card; returns the order's id. */
  buy(lines: readonly DraftLine[], more?: Parameters<ShopWorld['checkout']>[1], card?: string): Promise<string>
  refund(orderId: string, lines: RefundInput['lines'], more?: Partial<RefundInput>): Promise<unknown>
  recordPayment(input: ManualPayment): Promise<unknown>
  order(id: string): Promise<Awaited<ReturnType<ShopWorld['orders']>>[number]>
  ledger(): Promise<readonly string[]>
  /** The money at the provider in cents: by our ledger, and by the provider. */
  balances(): Promise<readonly [ledger: number, provider: number]>
  gifts(): Promise<readonly string[]>
  /** The sum of the fund, and the number of its gifts. */
  fund(): Promise<readonly [cents: number, gifts: number]>
  /** The days of the terms that count, of one person or of all. */
  terms(personId?: string): Promise<readonly string[]>
  mails(): readonly string[]
}

export async function payingWorld(): Promise<PayingWorld> {
  const shop = await shopWorld()
  const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
  await shop.enter(claims)
  const { uid } = shop.auth.current!
  await shop.enter(undefined)
  /** Calls as staff who have just signed in. */
  const byStaff = <I, O>(handler: FunctionHandler<I, O>, input: I): Promise<unknown> =>
    invokeHandler(handler, { ...shop.context, actor: { uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() } }, input)
  const { behind, payments: provider } = shop
  const dashboard = new SimulatedDashboard(provider, shop.ids)
  const all = () => behind.find(payments)
  const refunded = async (paymentId: string) =>
    0 - (await all()).filter(one => one.refundOf === paymentId && !isFailed(one)).reduce((sum, { amount }) => sum + amount.cents, 0)
  return {
    ...shop,
    provider: dashboard,
    async buy(lines, more, card = visa) {
      const { orderId, payment } = await shop.checkout(lines, more)
      if (payment.by === 'card') await provider.pay(payment.clientSecret, card)
      return orderId
    },
    async refund(orderId, lines, more = {}) {
      const paymentId = (await all()).find(one => one.orderId === orderId && one.refundOf === undefined)?.id ?? 'none'
      const seenRefundedCents = more.seenRefundedCents ?? (await refunded(paymentId))
      return byStaff(refundPaymentHandler, { paymentId, seenRefundedCents, lines, reason: 'They asked for it', ...more })
    },
    recordPayment: input => byStaff(recordManualPaymentHandler, input),
    order: async id => (await behind.get(orders, id))!,
    ledger: async () => (await all()).map(({ method, amount, status }) => `${method} ${amount.cents} ${status}`).toSorted(),
    async balances() {
      const cards = (await all()).filter(one => one.method === 'card' && !isFailed(one) && one.status !== 'authorised')
      return [cards.reduce((sum, { amount }) => sum + amount.cents, 0), await simulatedBalance(shop.store)]
    },
    gifts: async () => (await behind.find(donations)).map(({ personId, amount, status }) => `${personId} ${amount.cents} ${status}`).toSorted(),
    async fund() {
      const roof = (await behind.get(campaigns, 'roof'))!
      return [roof.raised.cents, roof.gifts]
    },
    async terms(personId) {
      const held = await behind.find(memberships, personId === undefined ? {} : { where: [['personId', '==', personId]] })
      const found = await Promise.all(held.map(({ id }) => behind.find(terms, { params: { membership: id } })))
      return found.flatMap(ofOne => unreversedTerms(ofOne).map(({ start, end, kind }) => `${start} ${end} ${kind}`)).toSorted()
    },
    mails: () => shop.localMode.state.outbox.map(({ to, subject }) => `${to}: ${subject}`).toSorted(),
  }
}
