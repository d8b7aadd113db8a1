import { beforeEach, describe, expect, it } from 'vitest'
import { readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { askRefund, declineRefund } from '../../../../src/domain/shop/refunds/ask-refund.contract'
import { type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

let shop: PayingWorld
const refused = { details: { rule: 'refund-refused' } }

/** A guest buys and asks for their money back. */
async function asked() {
  const { orderId, orderKey, payment } = await shop.checkout([posters()])
  await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)
  const key = { orderId, orderKey }
  await shop.call(askRefund, { ...key, reason: 'It does not fit the frame' })
  return key
}

beforeEach(async () => {
  shop = await payingWorld()
})

describe('a refund that a buyer asks for', () => {
  it('waits for staff with its reason, and their refund answers it', async () => {
    const key = await asked()
    expect(await shop.order(key.orderId)).toMatchObject({ refundAsked: 'asked', refundReason: 'It does not fit the frame', status: 'paid' })
    expect((await shop.call(readOrder, key)).refund).toEqual({ state: 'asked' })
    await shop.refund(key.orderId, [{ lineId: 'poster', pieces: 1 }])
    expect(await shop.call(readOrder, key)).toMatchObject({ status: 'refunded', refund: { state: 'refunded' } })
  })

  it('is declined with a sentence, which the buyer is mailed once', async () => {
    const key = await asked()
    await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    await shop.call(declineRefund, { orderId: key.orderId, answer: 'Prints come back within 30 days' })
    await expect(shop.call(declineRefund, { orderId: key.orderId, answer: 'It is not possible' })).rejects.toMatchObject({
      details: { rule: 'record-overtaken' },
    })
    const mails = shop.localMode.state.outbox.filter(({ subject }) => subject === 'Your question about a refund from Saltlight')
    expect(mails).toMatchObject([{ to: 'guest@post.example', link: expect.stringContaining(`/shop?order=${key.orderId}#`) as string }])
    expect(mails[0]?.text).toContain('Prints come back within 30 days')
    await shop.enter(undefined)
    expect((await shop.call(readOrder, key)).refund).toEqual({ state: 'declined', answer: 'Prints come back within 30 days' })
    await expect(shop.call(askRefund, { ...key, reason: 'But it came torn' })).rejects.toMatchObject(refused)
  })

  it('is asked by its payer alone, and for what was paid', async () => {
    const { orderId, orderKey } = await shop.checkout([posters()])
    await expect(shop.call(askRefund, { orderId, orderKey, reason: 'I do not want it' })).rejects.toMatchObject(refused)
    const key = await asked()
    await expect(shop.call(askRefund, { orderId: key.orderId, orderKey, reason: 'I do not want it' })).rejects.toMatchObject({
      details: { rule: 'order-unknown' },
    })
  })
})
