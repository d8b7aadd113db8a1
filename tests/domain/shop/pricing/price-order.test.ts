import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import type { CatalogItem } from '../../../../src/domain/shop/pricing/catalog'
import type { Discount } from '../../../../src/domain/shop/pricing/discounts'
import { lineCents, priceOrder } from '../../../../src/domain/shop/pricing/price-order'
import { facts, fetched, piecesOf, quoted } from '../../../support/shop/counter'
import { discount, purchases } from '../../../support/shop/purchases'

const dollars = (quote: { lines: readonly { id: string; unit: { cents: number }; quantity: number }[] }) =>
  Object.fromEntries(quote.lines.map(({ id, unit, quantity }) => [id, (unit.cents * quantity) / 100]))
const line = (quote: ReturnType<typeof quoted>, id: string) => quote.lines.find(found => found.id === id)!

describe('the price of a registration (examples from the specification)', () => {
  const itemFor = (title: string, n: number, price: number): CatalogItem => ({
    kind: 'registration',
    refId: `ana-${n}`,
    title,
    accountCode: '4010',
    version: 3,
    price,
    fmvCents: 0,
  })
  const both = { items: [itemFor('Registration: Premier', 1, 26_500), itemFor('Second registration: Participating', 2, 7500)], isMember: true }
  const purchase = {
    lines: [
      { id: '1', kind: 'registration', refId: 'ana-1', quantity: 1 },
      { id: '2', kind: 'registration', refId: 'ana-2', quantity: 1 },
    ],
    isSent: false,
  } as const
  const hours: Discount = { id: 'hours', title: 'Credit for 4 volunteer hours', accountCode: '4010', takes: { cents: 5000 } }
  const waiver: Discount = { id: 'waiver', title: 'Fee waiver', accountCode: '4010', refId: 'award-7', takes: { basisPoints: 10_000 } }

  it('is $265 for Premier in the regular phase, $75 for the second one, less $50 for four hours as a volunteer', () => {
    const quote = quoted(purchase, { ...both, discounts: [hours] })
    expect(dollars(quote)).toEqual({ 1: 265, 2: 75, hours: -50 })
    expect(quote).toMatchObject({ total: { cents: 29_000 }, priceVersions: { 1: 3, 2: 3 } })
    expect(quote.method).toBeUndefined()
  })
  it('is nothing with a full waiver, and paid as “comp”; a credit is then not used up', () => {
    const quote = quoted(purchase, { ...both, discounts: [waiver, hours] })
    expect(quote).toMatchObject({ total: { cents: 0 }, tax: { cents: 0 }, method: 'comp' })
    expect(dollars(quote)).toEqual({ 1: 265, 2: 75, waiver: -340 })
  })
})

describe('the price of an order', () => {
  it('is lower for a member where the shop says so', () => {
    expect(dollars(quoted(fetched(piecesOf('guide'), piecesOf('poster', 2))))).toEqual({ guide: 12, poster: 96 })
    expect(dollars(quoted(fetched(piecesOf('guide'), piecesOf('poster', 2)), { isMember: true }))).toEqual({ guide: 0, poster: 80 })
  })
  it('is the server’s, whatever amount the browser names; a giver names their own', () => {
    expect(dollars(quoted(fetched(piecesOf('poster', 1, 1), piecesOf('materials', 1, 2500))))).toEqual({ poster: 48, materials: 25 })
  })
  it('has tax on goods alone, at the rate of the ZIP code, after the discount', () => {
    const discounts = [discount({ takes: { basisPoints: 2500 } })]
    const quote = quoted(fetched(piecesOf('poster'), piecesOf('guide'), piecesOf('friend'), piecesOf('materials', 1, 2500)), { discounts })
    // 8.625 % of three quarters of $60.
    expect(quote.tax.cents).toBe(388)
    expect(['poster', 'guide', 'friend', 'materials'].map(id => line(quote, id).taxCents)).toEqual([310, 78, 0, 0])
    expect(quote.total.cents).toBe(4500 + 3750 + 2500 + 388)
  })
  it('has the tax of the longest beginning of the ZIP code, and none elsewhere', () => {
    const taxAt = (zip: string) => quoted({ lines: [piecesOf('poster')], zip, isSent: false }).tax.cents
    expect([taxAt('94110'), taxAt('94801-1234'), taxAt('10001')]).toEqual([414, 348, 0])
    expect(quoted({ lines: [piecesOf('poster')], zip: '94110', isSent: false }, { taxRates: [] }).tax.cents).toBe(0)
  })
  it('has shipping by weight, without tax, where a thing is sent', () => {
    const sent = { lines: [piecesOf('guide', 3)], zip: '94110', isSent: true }
    expect(line(quoted(sent), 'shipping')).toMatchObject({ kind: 'fee', unit: { cents: 900 }, taxCents: 0, accountCode: '4300' })
    expect(dollars(quoted({ ...sent, isSent: false }))).toEqual({ guide: 36 })
    expect(dollars(quoted({ ...sent, lines: [piecesOf('recording'), piecesOf('friend')] }))).toEqual({ recording: 9.99, friend: 50 })
  })
  it('leaves gifts and shipping as they are, whatever the discount', () => {
    const discounts = [discount({ takes: { basisPoints: 10_000 } })]
    const quote = quoted({ lines: [piecesOf('guide'), piecesOf('materials', 1, 2500)], zip: '94110', isSent: true }, { discounts })
    expect(quote.total.cents).toBe(2500 + 450)
    expect(quote.method).toBeUndefined()
  })
  it('takes a discount from the lines it is for', () => {
    const quote = quoted(fetched(piecesOf('poster'), piecesOf('friend')), { discounts: [discount({ takes: { cents: 9900 }, on: ['friend'] })] })
    expect(dollars(quote)).toEqual({ poster: 48, friend: 50, discount: -50 })
    expect([line(quote, 'poster').discountCents, line(quote, 'friend').discountCents]).toEqual([0, 5000])
  })
  it('names what can be deducted: the payment above the value received, of gifts and memberships alone', () => {
    const quote = quoted(fetched(piecesOf('dinner', 1, 10_000), piecesOf('friend'), piecesOf('table'), piecesOf('poster')))
    expect(quote.lines.map(({ id, fmvCents, deductibleCents }) => [id, fmvCents, deductibleCents])).toEqual([
      ['dinner', 3500, 6500],
      ['friend', 1600, 3400],
      ['table', 6500, 0],
      ['poster', 4800, 0],
    ])
    const half = quoted(fetched(piecesOf('friend')), { discounts: [discount({ takes: { basisPoints: 5000 } })] })
    expect(line(half, 'friend')).toMatchObject({ discountCents: 2500, deductibleCents: 900 })
  })
  it('remembers the versions of the prices', () => {
    expect(quoted(fetched(piecesOf('poster'), piecesOf('friend'))).priceVersions).toEqual({ poster: 1, friend: 1 })
  })
})

describe('an order without a price', () => {
  const refusals = (...[purchase, known]: Parameters<typeof quoted>) => {
    const pricing = priceOrder(purchase, { ...facts, ...known })
    return pricing.state === 'refused' ? pricing.refusals : 'priced'
  }
  it.each([
    ['has nothing in it', fetched(), [{ reason: 'nothing-chosen' }]],
    ['has something that is not sold', fetched(piecesOf('castle')), [{ reason: 'unknown-item', lineId: 'castle' }]],
    [
      'has something to send that is not sold',
      { lines: [piecesOf('castle'), piecesOf('guide')], zip: '94110', isSent: true },
      [{ reason: 'unknown-item', lineId: 'castle' }],
    ],
    ['has more than twenty of one thing', fetched(piecesOf('guide', 21)), [{ reason: 'pieces', lineId: 'guide', most: 20 }]],
    ['has half a thing', fetched(piecesOf('guide', 0.5)), [{ reason: 'pieces', lineId: 'guide', most: 20 }]],
    ['has a gift without an amount', fetched(piecesOf('materials')), [{ reason: 'amount', lineId: 'materials', minCents: 500, maxCents: 5_000_000 }]],
    [
      'has a gift below the least',
      fetched(piecesOf('materials', 1, 499)),
      [{ reason: 'amount', lineId: 'materials', minCents: 500, maxCents: 5_000_000 }],
    ],
    ['has a level whose benefits nobody has valued', fetched(piecesOf('patron')), [{ reason: 'value-of-benefits-unknown', lineId: 'patron' }]],
    ['has taxed goods and no ZIP code', { lines: [piecesOf('poster')], isSent: false }, [{ reason: 'zip-needed' }]],
    ['has a ZIP code of four digits', { lines: [piecesOf('poster')], zip: '9411', isSent: false }, [{ reason: 'zip-needed' }]],
    [
      'is too heavy to send',
      { lines: [piecesOf('guide', 20), piecesOf('poster', 10)], zip: '94110', isSent: true },
      [{ reason: 'too-heavy', weightG: 11_200 }],
    ],
    [
      'has two lines of one number',
      fetched(piecesOf('guide'), piecesOf('guide')),
      [
        { reason: 'number-taken', lineId: 'guide' },
        { reason: 'number-taken', lineId: 'guide' },
      ],
    ],
    [
      'has a line with the number of the shipping',
      fetched({ ...piecesOf('guide'), id: 'shipping' }),
      [{ reason: 'number-taken', lineId: 'shipping' }],
    ],
    [
      'has too many lines',
      fetched(...Array.from({ length: 51 }, (_, i) => ({ ...piecesOf('guide'), id: `${i}` }))),
      [{ reason: 'too-many-lines', most: 50 }],
    ],
  ] as const)('%s', (_, purchase, expected) => expect(refusals(purchase)).toEqual(expected))

  it('says every reason at once', () => {
    expect(refusals({ lines: [piecesOf('castle'), piecesOf('poster', 0)], isSent: false })).toHaveLength(3)
  })
})

describe('any order', () => {
  it('is as it is stored; its total is the sum of its lines, and no line is below zero after discounts', () => {
    fc.assert(
      fc.property(purchases, ({ purchase, known }) => {
        const quote = quoted(purchase, known)
        const sold = quote.lines.filter(({ kind }) => kind !== 'discount')
        expect(v.is(orders.fields.lines.schema, quote.lines)).toBe(true)
        expect(quote.total.cents).toBe(sumOf(quote.lines.map(lineCents)))
        expect(quote.tax.cents).toBe(sumOf(quote.lines.map(({ taxCents }) => taxCents)))
        expect(sumOf(sold.map(({ discountCents = 0 }) => discountCents))).toBe(
          0 - sumOf(quote.lines.filter(({ kind }) => kind === 'discount').map(lineCents)),
        )
        for (const { unit, quantity, discountCents = 0, deductibleCents } of sold) {
          expect(discountCents).toBeLessThanOrEqual(unit.cents * quantity)
          expect(deductibleCents).toBeLessThanOrEqual(unit.cents * quantity - discountCents)
        }
        expect(quote.method).toBe(quote.total.cents === 0 ? 'comp' : undefined)
      }),
    )
  })

  it('has the same price when it is priced again', () => {
    fc.assert(
      fc.property(purchases, ({ purchase, known }) => {
        expect(quoted(purchase, known)).toEqual(quoted(purchase, known))
      }),
    )
  })
})
