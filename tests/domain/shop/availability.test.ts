import { describe, expect, it } from 'vitest'
import { availability } from '../../../src/domain/shop/availability'
import type { Product } from '../../../src/domain/shop/product-service'
import { matchesShopQuery } from '../../../src/domain/shop/shop-query'

const sold = { status: 'live', memberOnly: false } as const
const usd = (cents: number) => ({ cents, cur: 'usd' as const })

describe('a product', () => {
  it.each([
    ['is available, with its stock', sold, { stock: 3 }, false, { state: 'available', left: 3 }],
    ['is available if its stock is not counted', sold, {}, false, { state: 'available' }],
    ['is sold out without stock', sold, { stock: 0 }, false, { state: 'sold-out' }],
    ['is sold out if staff say so, whatever the stock', { ...sold, status: 'soldout' }, { stock: 9 }, false, { state: 'sold-out' }],
    ['for members only is not available for others', { ...sold, memberOnly: true }, { stock: 9 }, false, { state: 'members-only' }],
    ['for members only is available for members', { ...sold, memberOnly: true }, { stock: 9 }, true, { state: 'available', left: 9 }],
    ['is not sold before its first day', { ...sold, from: '2027-10-17' }, { stock: 9 }, false, { state: 'not-yet', from: '2027-10-17' }],
    ['is sold on its first day', { ...sold, from: '2027-10-16' }, { stock: 9 }, false, { state: 'available', left: 9 }],
    ['is sold on its last day', { ...sold, until: '2027-10-16' }, { stock: 9 }, false, { state: 'available', left: 9 }],
    ['is over after its last day, not sold out', { ...sold, until: '2027-10-15' }, { stock: 0 }, false, { state: 'over', until: '2027-10-15' }],
  ] as const)('%s', (_, product, variant, isMember, expected) => expect(availability(product, variant, '2027-10-16', isMember)).toEqual(expected))
})

describe('a filter of the shop', () => {
  const bag = {
    kind: 'goods',
    memberOnly: false,
    variants: [
      { sku: 'l', label: 'Large', price: usd(4000) },
      { sku: 's', label: 'Small', price: usd(2500), memberPrice: usd(2000) },
    ],
  } as unknown as Product
  it.each([
    [{}, true],
    [{ kind: 'goods' }, true],
    [{ kind: 'print' }, false],
    [{ priceUpTo: 2500 }, true],
    [{ priceUpTo: 2499 }, false],
    [{ forMembers: true }, true],
    [{ kind: 'goods', priceUpTo: 2000 }, false],
  ] as const)('%j', (question, fits) => expect(matchesShopQuery(bag, question)).toBe(fits))
})
