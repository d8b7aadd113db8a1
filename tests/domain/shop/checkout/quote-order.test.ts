import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../../../src/domain/shop/products.collection'
import { line, posters, type ShopWorld, shopWorld } from '../../../support/shop/shop-world'

let shop: ShopWorld
const sentTo = { name: 'Bo', street: '1 Main St', city: 'Exampleton', region: 'CA', zip: '94801' }

beforeEach(async () => {
  shop = await shopWorld()
})

describe('a quote', () => {
  it('has the prices of everybody for strangers, with the tax of the place where goods are fetched', async () => {
    expect(await shop.quote([posters(2)])).toEqual({
      state: 'priced',
      lines: [
        {
          id: 'poster',
          kind: 'product',
          refId: 'poster/a2',
          title: 'Poster',
          quantity: 2,
          unitCents: 4800,
          discountCents: 0,
          fmvCents: 9600,
          deductibleCents: 0,
          taxCents: 828,
        },
      ],
      totalCents: 10_428,
      taxCents: 828,
      hasMemberPrices: false,
      hasThings: true,
      isSent: false,
      canBeSent: true,
    })
  })

  it('has the prices of members for members, in the days of grace too, and not after them', async () => {
    await shop.enter({ pid: 'mia' })
    expect(await shop.quote([posters()])).toMatchObject({ lines: [{ unitCents: 4000 }], hasMemberPrices: true })
    shop.localMode.setNow(new Date('2028-01-10T20:00:00Z'))
    expect(await shop.quote([posters()])).toMatchObject({ lines: [{ unitCents: 4000 }] })
    shop.localMode.setNow(new Date('2028-01-16T20:00:00Z'))
    expect(await shop.quote([posters()])).toMatchObject({ lines: [{ unitCents: 4800 }], hasMemberPrices: false })
  })

  it('does not say that prices are for members where they are the same for everybody', async () => {
    await shop.enter({ pid: 'mia' })
    for (const one of [line('donation', 'roof', 1, { amountCents: 2500 }), line('product', 'book/one')])
      expect(await shop.quote([one])).toMatchObject({ state: 'priced', hasMemberPrices: false })
  })

  it('has the price of members for no other person', async () => {
    await shop.enter({ pid: 'bo' })
    expect(await shop.quote([posters()])).toMatchObject({ lines: [{ unitCents: 4800 }], hasMemberPrices: false })
  })

  it('adds shipping by weight and the tax of where it is sent', async () => {
    expect(await shop.quote([posters(2), line('product', 'book/one')], { sentTo })).toMatchObject({
      lines: [
        { id: 'poster', taxCents: 696 },
        { id: 'book', taxCents: 0 },
        { id: 'shipping', unitCents: 900 },
      ],
      isSent: true,
    })
    expect(await shop.quote([posters()], { zip: '10001' })).toMatchObject({ taxCents: 0, lines: [{}, { id: 'shipping', unitCents: 450 }] })
  })

  it('says what can be deducted of a gift, of a membership and of a product that is a gift', async () => {
    await shop.enter({ pid: 'bo' })
    const lines = [line('donation', 'roof', 1, { amountCents: 25_000 }), line('membership', 'lover/friend'), line('donation', 'door/one')]
    expect(await shop.quote(lines)).toMatchObject({
      lines: [
        { kind: 'donation', title: 'A new roof', deductibleCents: 25_000, fmvCents: 0 },
        { kind: 'membership', title: 'Art lovers: Friend', unitCents: 5000, fmvCents: 1600, deductibleCents: 3400 },
        { kind: 'donation', title: 'A door', unitCents: 5100, deductibleCents: 5100 },
      ],
      totalCents: 35_100,
      taxCents: 0,
      canBeSent: false,
    })
  })

  it('is refused with every reason', async () => {
    const lines = [
      posters(4),
      line('product', 'proof/one'),
      line('product', 'seat/one'),
      line('product', 'lamp/one'),
      line('product', 'draft/one'),
      line('product', 'door/one'),
      line('product', 'guide/two'),
      line('donation', 'roof'),
      line('membership', 'lover/patron'),
    ]
    const quoted = await shop.quote(lines)
    expect(quoted.state === 'refused' && quoted.refusals).toEqual([
      { reason: 'unavailable', lineId: 'poster', availability: { state: 'available', left: 3 } },
      { reason: 'unavailable', lineId: 'proof', availability: { state: 'members-only' } },
      { reason: 'unavailable', lineId: 'seat', availability: { state: 'not-yet', from: '2027-10-20' } },
      { reason: 'unavailable', lineId: 'lamp', availability: { state: 'over', until: '2027-10-15' } },
      { reason: 'sign-in-needed', lineId: 'lover' },
      { reason: 'unknown-item', lineId: 'draft' },
      { reason: 'unknown-item', lineId: 'door' },
      { reason: 'unknown-item', lineId: 'guide' },
      { reason: 'amount', lineId: 'roof', minCents: 100, maxCents: 10_000_000 },
      { reason: 'value-of-benefits-unknown', lineId: 'lover' },
    ])
  })

  it('counts the pieces of all lines together', async () => {
    expect(await shop.quote([posters(2), { ...posters(2), id: 'more' }])).toMatchObject({
      state: 'refused',
      refusals: [{ lineId: 'poster' }, { lineId: 'more', availability: { left: 3 } }],
    })
  })

  it('has nothing of what is in the trash', async () => {
    const poster = await shop.behind.get(products, 'poster')
    await shop.behind.change(products, poster!, { deletedAt: shop.clock.now() })
    expect(await shop.quote([posters()])).toMatchObject({ refusals: [{ reason: 'unknown-item' }] })
  })

  it('without settings of the shop has no tax, and nothing can be sent', async () => {
    shop = await shopWorld({ settings: false })
    expect(await shop.quote([posters()])).toMatchObject({ totalCents: 4800, taxCents: 0, canBeSent: false })
    expect(await shop.quote([posters()], { sentTo })).toEqual({ state: 'refused', refusals: [{ reason: 'only-fetched' }] })
  })

  it('stores and holds nothing', async () => {
    await shop.quote([posters(3)])
    expect([await shop.stockOf('poster'), await shop.orders(), await shop.holds()]).toEqual([3, [], []])
  })
})
