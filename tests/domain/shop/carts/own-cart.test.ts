import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { carts } from '../../../../src/domain/shop/carts/carts.collection'
import { mergeCarts } from '../../../../src/domain/shop/carts/merge-carts'
import { OwnCart } from '../../../../src/domain/shop/carts/own-cart'
import type { DraftLine } from '../../../../src/domain/shop/checkout/order-draft'
import { gift } from '../../../support/shop/paying'
import { line, type ShopWorld, shopWorld } from '../../../support/shop/shop-world'

const of = (...lines: readonly (readonly [string, number])[]) => lines.map(([id, quantity]) => line('product', `${id}/one`, quantity))
const shown = (lines: readonly DraftLine[]) => lines.map(({ refId, quantity }) => `${quantity} ${refId.split('/')[0]}`).toSorted()

describe('two carts', () => {
  it('become one at the first sign-in: nothing is lost, and nothing is there twice', () => {
    expect(shown(mergeCarts([], of(['guide', 1], ['poster', 2]), of(['poster', 1], ['book', 3])))).toEqual(['1 guide', '2 poster', '3 book'])
  })

  it('keep what either changed and removed since', () => {
    const base = of(['guide', 1], ['poster', 2], ['book', 3])
    expect(shown(mergeCarts(base, of(['guide', 4], ['book', 3]), of(['guide', 1], ['poster', 2], ['lamp', 1])))).toEqual(['1 lamp', '4 guide'])
    expect(shown(mergeCarts(base, [], of(['guide', 2])))).toEqual(['2 guide'])
  })

  it('have a gift beside goods, and the larger of two gifts', () => {
    expect(mergeCarts([], [gift(1000)], [gift(2500)])).toMatchObject([{ amountCents: 2500 }])
  })

  it('have the same result in either order, and a second merge changes nothing', () => {
    const cart = fc
      .uniqueArray(fc.tuple(fc.constantFrom('guide', 'poster', 'book', 'lamp'), fc.integer({ min: 1, max: 20 })), { selector: ([id]) => id })
      .map(lines => of(...lines))
    fc.assert(
      fc.property(cart, cart, cart, (base, a, b) => {
        const merged = mergeCarts(base, a, b)
        expect(shown(mergeCarts(base, b, a))).toEqual(shown(merged))
        expect(shown(mergeCarts(a, a, merged))).toEqual(shown(merged))
        expect(new Set(merged.map(({ refId }) => refId)).size).toBe(merged.length)
      }),
    )
  })
})

describe('the cart of an account', () => {
  let shop: ShopWorld
  let own: OwnCart
  beforeEach(async () => {
    shop = await shopWorld()
    own = shop.services.get(OwnCart)
    await shop.enter({ pid: 'mia' })
  })

  it('goes from device to device', async () => {
    const phone = await own.sync([], of(['guide', 1]))
    const laptop = await own.sync([], of(['poster', 2]))
    expect(shown(laptop)).toEqual(['1 guide', '2 poster'])
    await own.sync(laptop, of(['poster', 2]))
    expect(shown(await own.sync(phone, of(['guide', 1], ['book', 1])))).toEqual(['1 book', '2 poster'])
    expect(await shop.behind.find(carts)).toHaveLength(1)
  })

  it('is kept for 30 days, and by devices at once', async () => {
    const both = await Promise.all([own.sync([], of(['guide', 1])), own.sync([], of(['book', 1]))])
    expect(shown(await own.sync(both[0], both[0]))).toEqual(['1 book', '1 guide'])
    shop.localMode.setNow(new Date(shop.clock.now().getTime() + 31 * 86_400_000))
    expect(await own.sync(both[0], [])).toEqual([])
  })

  it('is nobody else’s', async () => {
    await own.sync([], of(['guide', 1]))
    await shop.enter({ pid: 'bo' })
    expect(await own.sync([], [])).toEqual([])
    await shop.enter(undefined)
    expect([own.owner, await own.sync([], of(['book', 1]))]).toMatchObject([undefined, [{ refId: 'book/one' }]])
  })
})
