import { expect, it } from 'vitest'
import { refundPayment } from '../../../../src/domain/shop/payments/refund-payment.contract'
import { memoryWorld } from '../../../support/memory-world'

it('a payment whose record has another id than the one at the provider is refunded there', async () => {
  const world = await memoryWorld({ sample: true, as: 'moneyadmin' })
  const card = [['method', '==', 'card']] as const
  const found = await world.store.query({ collection: 'payments', where: [...card, ['status', '==', 'succeeded']] })
  const payment = found.find(({ id, data }) => data['refundOf'] === undefined && data['providerId'] !== undefined && data['providerId'] !== id)!
  const order = (await world.store.get(`orders/${String(payment.data['orderId'])}`))!
  const [line] = order.data['lines'] as readonly { readonly id: string }[]
  const lines = [{ lineId: line!.id, cents: 100 }]
  expect(await world.call(refundPayment, { paymentId: payment.id, seenRefundedCents: 0, lines, reason: 'It came back damaged' })).toMatchObject({
    state: 'made',
    cents: 100,
  })
})
