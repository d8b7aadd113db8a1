import { beforeEach, describe, expect, it } from 'vitest'
import { payouts } from '../../../../src/domain/shop/bank-payouts.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { ofPayout, payoutCheck } from '../../../../src/domain/shop/payouts/payout-check'
import { reconcilePayouts } from '../../../../src/domain/shop/payouts/reconcile-payouts.job'
import { gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'

let shop: PayingWorld
const day = { from: new Date('2027-10-16T18:00:00Z'), to: new Date('2027-10-16T18:30:00Z') }
const fee = (cents: number) => Math.round(cents * 0.029) + 30
const arrives = (amountCents: number, feeCents: number, number: number, days: Partial<typeof day> = day) =>
  shop.provider.payout('po_1', 'arrived', { amountCents, feeCents, payments: number, arrivesOn: '2027-10-20', ...days })
const stored = async () => (await shop.behind.get(payouts, 'po_1'))!
const check = async () => {
  const payout = await stored()
  return payoutCheck(payout, await shop.behind.find(payments, ofPayout(payout)))
}

beforeEach(async () => {
  shop = await payingWorld()
})

describe('a payout', () => {
  it('equals the payments of its days in the ledger, less fees and refunds, and is reconciled', async () => {
    const id = await shop.buy([gift(10_000)])
    await shop.buy([gift(5000)])
    await shop.refund(id, [{ lineId: 'roof', cents: 4000 }])
    const fees = fee(10_000) + fee(5000)
    await arrives(15_000 - 4000 - fees, fees, 2)
    expect(await stored()).toMatchObject({ firstDay: '2027-10-16', lastDay: '2027-10-16' })
    expect(await check()).toEqual({ payments: 2, receivedCents: 15_000, backCents: 4000, shouldCents: 11_000 - fees, differenceCents: 0 })
    await reconcilePayouts.run(shop.context)
    expect(await stored()).toMatchObject({ status: 'reconciled' })
  })

  it('of another amount shows the difference, and stays open', async () => {
    await shop.buy([gift(10_000)])
    await arrives(9000, 320, 1)
    expect(await check()).toMatchObject({ shouldCents: 9680, differenceCents: -680 })
    await reconcilePayouts.run(shop.context)
    expect(await stored()).toMatchObject({ status: 'arrived' })
  })

  it('leaves out checks, and payments of other days', async () => {
    const { orderId } = await shop.checkout([gift(700)], { method: 'cheque' })
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16' })
    await shop.buy([gift(10_000)])
    await shop.later(24 * 60)
    await shop.buy([gift(2000)])
    await arrives(9680, 320, 1)
    expect(await check()).toMatchObject({ payments: 1, differenceCents: 0 })
  })

  it('whose days the provider has not named yet is not compared', async () => {
    await arrives(9680, 0, 0, {})
    expect(ofPayout(await stored())).toBeUndefined()
    await reconcilePayouts.run(shop.context)
    expect(await stored()).toMatchObject({ status: 'arrived' })
  })
})
