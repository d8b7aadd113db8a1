import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedLines } from '../../../../src/domain/shop/pricing/changed-lines'
import { fetched, forSale, piecesOf, quoted } from '../../../support/shop/counter'
import { discount, purchases } from '../../../support/shop/purchases'

const cart = fetched(piecesOf('poster'), piecesOf('friend'))
const repriced = (cents: number) => ({ items: forSale.map(item => (item.refId === 'friend' ? { ...item, price: cents, version: 2 } : item)) })

it('names the lines whose price was raised since the quote', () => {
  expect(changedLines(quoted(cart), quoted(cart, repriced(6000)))).toEqual([{ lineId: 'friend', why: 'price', beforeCents: 5000, afterCents: 6000 }])
})

it('is silent about a new version of the same price', () => expect(changedLines(quoted(cart), quoted(cart, repriced(5000)))).toEqual([]))

it('names what changed because the buyer became a member', () => {
  expect(changedLines(quoted(cart), quoted(cart, { isMember: true }))).toEqual([
    { lineId: 'poster', why: 'conditions', beforeCents: 4800 + 414, afterCents: 4000 + 345 },
  ])
})

it('names a changed value of the benefits, though the price is the same: less can be deducted', () => {
  const items = forSale.map(item => (item.refId === 'friend' ? { ...item, fmvCents: 2000 } : item))
  expect(changedLines(quoted(cart), quoted(cart, { items }))).toEqual([{ lineId: 'friend', why: 'conditions', beforeCents: 5000, afterCents: 5000 }])
})

it('names a discount that has come or gone, and the lines that it lowers', () => {
  const [plain, lowered] = [quoted(cart), quoted(cart, { discounts: [discount({ takes: { cents: 1000 }, on: ['friend'] })] })]
  expect(changedLines(plain, lowered).map(({ lineId, why }) => [lineId, why])).toEqual([
    ['friend', 'conditions'],
    ['discount', 'added'],
  ])
  expect(changedLines(lowered, plain)).toContainEqual({ lineId: 'discount', why: 'removed', beforeCents: -1000 })
})

it('is empty for a pricing of the same things, and never empty where the total differs', () => {
  fc.assert(
    fc.property(purchases, purchases, (one, other) => {
      const [before, after] = [quoted(one.purchase, one.known), quoted(other.purchase, other.known)]
      expect(changedLines(before, before)).toEqual([])
      expect(before.total.cents === after.total.cents || changedLines(before, after).length > 0).toBe(true)
    }),
  )
})
