import { PortError } from '../../../ports/errors'
import type { Ids } from '../../../ports/ids'
import type { ProviderChange } from '../../../ports/payments'
import type { SimulatedPayments } from './simulated-payments'

/** Changes that are made at the provider without this program: staff refund in its dashboard, banks open disputes, payouts go to the bank. */
export class SimulatedDashboard {
  constructor(
    private readonly payments: SimulatedPayments,
    private readonly ids: Ids,
  ) {}

  /** Returns the refund's id. */
  refund(providerId: string, amountCents: number): Promise<string> {
    const refundId = `re_${this.ids.next()}`
    return this.payments.change(async account => {
      await account.refund(refundId, { providerId, amountCents, at: this.payments.now() })
      const change = { of: 'refund', state: 'succeeded', paymentId: providerId, amountCents } as const
      return { answer: refundId, messages: [{ type: 'refund.created', objectId: refundId, change }] }
    })
  }

  /** The bank sends a refund back. */
  async failRefund(refundId: string, { paymentId, amountCents, key }: { paymentId: string; amountCents: number; key?: string }): Promise<void> {
    await this.payments.change(async account => {
      await account.failRefund(refundId)
      const change = { of: 'refund', state: 'failed', paymentId, amountCents, ...(key !== undefined && { key }) } as const
      return { answer: undefined, messages: [{ type: 'refund.failed', objectId: refundId, change }] }
    })
  }

  /** Opens a dispute over the rest of a payment, or ends it. */
  async dispute(providerId: string, state: 'opened' | 'won' | 'lost'): Promise<void> {
    await this.payments.change(async account => {
      const { amountCents, refundedCents, state: paid, dispute: before } = await account.require(providerId)
      const isNext = state === 'opened' ? paid === 'succeeded' && before === undefined : before === 'opened'
      if (!isNext) throw new PortError('payments', 'failed-precondition', `the payment is ${before ?? paid}`)
      const left = amountCents - refundedCents
      account.change(providerId, { dispute: state, ...(state === 'lost' && { lostCents: left }) })
      const change = { of: 'dispute', state, paymentId: providerId, amountCents: left } as const
      const type = state === 'opened' ? 'charge.dispute.created' : 'charge.dispute.closed'
      return { answer: undefined, messages: [{ type, objectId: `dp_${providerId}`, change }] }
    })
  }

  async payout(
    id: string,
    state: 'announced' | 'arrived' | 'failed',
    of: Omit<Extract<ProviderChange, { readonly of: 'payout' }>, 'of' | 'state'>,
  ): Promise<void> {
    const type = { announced: 'payout.created', arrived: 'payout.paid', failed: 'payout.failed' }[state]
    await this.payments.change(async () => ({
      answer: undefined,
      messages: [{ type, objectId: id, change: { of: 'payout', state, ...of } }],
    }))
  }
}
