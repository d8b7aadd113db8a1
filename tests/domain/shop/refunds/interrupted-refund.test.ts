import { expect, it } from 'vitest'
import { createCheckoutHandler } from '../../../../src/domain/shop/checkout/create-checkout.handler'
import { recordManualPaymentHandler } from '../../../../src/domain/shop/payments/record-manual-payment.handler'
import { refundPaymentHandler } from '../../../../src/domain/shop/payments/refund-payment.handler'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { isTransient } from '../../../../src/ports/errors'
import { Choices } from '../../../support/query-oracle/choices'
import { gift } from '../../../support/shop/paying'
import { OneStore } from '../../../support/shop/runs/one-store'

/** Refunds a cash gift of $300. The server stops at this step, and staff press the button again. */
async function refundInterrupted(
  step: number,
): Promise<{ readonly wasStopped: boolean; readonly told: number; readonly letters: readonly string[] }> {
  const store = await OneStore.open(new Choices(1))
  const { shop } = store
  const key = crypto.randomUUID()
  const order = { lines: [gift(30_000)], key, email: 'mia@post.example', seenCents: 30_000, method: 'cheque', accepts: true } as const
  const { orderId } = await store.call('mia', createCheckoutHandler, order as never)
  await store.call('ann', recordManualPaymentHandler, { orderId, method: 'cash', receivedOn: '2027-10-16' }, { key: crypto.randomUUID() })
  const [payment] = await shop.behind.find(payments)
  const input = { paymentId: payment!.id, seenRefundedCents: 0, reason: 'They asked', lines: [{ lineId: 'roof', pieces: 1 }] }
  const again = crypto.randomUUID()
  const wasStopped = await store.call('ann', refundPaymentHandler, input, { key: again, kill: { step, after: true } }).then(
    () => false,
    (error: unknown) => isTransient(error),
  )
  await store.call('ann', refundPaymentHandler, input, { key: again })
  const told = shop.localMode.state.outbox.filter(({ subject }) => subject.startsWith('Your refund')).length
  return { wasStopped, told, letters: (await shop.written()).map(({ status }) => status) }
}

it('a refund whose server stops, at any step, corrects its letter and tells its payer when it is asked for again', async () => {
  for (let step = 1; ; step++) {
    const { wasStopped, told, letters } = await refundInterrupted(step)
    expect([step, told, letters]).toEqual([step, 1, ['void']])
    if (!wasStopped) break
  }
})
