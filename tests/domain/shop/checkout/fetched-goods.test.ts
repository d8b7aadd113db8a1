import { beforeEach, describe, expect, it } from 'vitest'
import { readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import type { DraftLine } from '../../../../src/domain/shop/checkout/order-draft'
import { gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'
import { line, posters } from '../../../support/shop/shop-world'

let shop: PayingWorld
const sentTo = { name: 'Bo', street: '1 Main St', city: 'Exampleton', region: 'CA', zip: '94801' }
const isFetched = async (lines: readonly DraftLine[], more: Parameters<PayingWorld['checkout']>[1] = {}) => {
  const { orderId, orderKey } = await shop.checkout(lines, more)
  return (await shop.call(readOrder, { orderId, orderKey })).isFetched ?? false
}

beforeEach(async () => {
  shop = await payingWorld()
})

describe('goods that are not sent', () => {
  it('are named on the order as fetched, so that its buyer is told where they are', async () => {
    expect(await isFetched([posters(), gift(3000)])).toBe(true)
    expect(await isFetched([posters()], { method: 'cheque' })).toBe(true)
  })

  it('are none where everything is sent, or nothing is a thing', async () => {
    shop.localMode.setNow(new Date('2027-10-21T18:00:00Z'))
    const found = [await isFetched([posters()], { sentTo }), await isFetched([line('product', 'seat/one')]), await isFetched([gift(3000)])]
    expect(found).toEqual([false, false, false])
  })
})
