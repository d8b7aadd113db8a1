import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deductible } from '../../../../src/domain/giving/deductible-amount'
import { RuleBroken } from '../../../../src/domain/shared/records/rule-broken'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { lineBalance, type RefundedLine } from '../../../../src/domain/shop/refunds/line-balance'
import { allThatIsLeft, type Refund, type RefundRequest, refundOrder } from '../../../../src/domain/shop/refunds/refund-order'
import { fetched, piecesOf, quoted } from '../../../support/shop/counter'
import { discount, purchases } from '../../../support/shop/purchases'

const paid = (...args: Parameters<typeof quoted>) => ({ ...quoted(...args), status: 'paid' as const })
type Order = Parameters<typeof refundOrder>[0]

function refunded(order: Order, before: readonly RefundedLine[], ...requests: RefundRequest[]): Refund {
  const refunding = refundOrder(order, before, requests)
  if (refunding.state === 'refused') throw new Error(`refused: ${JSON.stringify(refunding)}`)
  return refunding.refund
}
const leftOf = (order: Order, id: string, before: readonly RefundedLine[]) => lineBalance(order.lines.find(line => line.id === id)!, before)

describe('a refund', () => {
  it('of half of a $300 gift leaves $150 that can be deducted', () => {
    const order = paid(fetched(piecesOf('materials', 1, 30_000)))
    const refund = refunded(order, [], { lineId: 'materials', cents: 15_000 })
    expect(refund).toMatchObject({ cents: 15_000, deductibleCents: 15_000, status: 'part_refunded' })
    expect(leftOf(order, 'materials', refund.lines)).toMatchObject({ cents: 15_000, deductibleCents: 15_000 })
  })
  it('of part of a gift with a dinner leaves the dinner’s value: it was eaten', () => {
    const order = paid(fetched(piecesOf('dinner', 1, 10_000)))
    const most = refunded(order, [], { lineId: 'dinner', cents: 7000 })
    expect(most).toMatchObject({ fmvCents: 0, deductibleCents: 6500 })
    expect(leftOf(order, 'dinner', most.lines)).toMatchObject({ cents: 3000, fmvCents: 3500, deductibleCents: 0 })
    expect(refunded(order, most.lines, { lineId: 'dinner', cents: 3000 })).toMatchObject({ fmvCents: 3500, deductibleCents: 0, status: 'refunded' })
  })
  it('of one of three posters takes a third of the price after its discount, and of the tax', () => {
    const order = paid(fetched(piecesOf('poster', 3)), { discounts: [discount({ takes: { cents: 1000 } })] })
    // $144 − $10 and $11.56 tax.
    expect(order.total.cents).toBe(14_556)
    expect(refunded(order, [], { lineId: 'poster', pieces: 1 })).toMatchObject({ pieces: 1, cents: 4852, taxCents: 385, fmvCents: 4800 })
  })
  it('of pieces comes from what is left after a reduction', () => {
    const order = paid(fetched(piecesOf('table', 2)))
    const reduced = refunded(order, [], { lineId: 'table', cents: 10_000 })
    expect(refunded(order, reduced.lines, { lineId: 'table', pieces: 1 }).cents).toBe(10_000)
  })
  it('says what of it paid for shipping', () => {
    const order = paid({ lines: [piecesOf('guide')], zip: '94110', isSent: true })
    expect(refunded(order, [], { lineId: 'guide', pieces: 1 })).toMatchObject({ cents: 1304, shippingCents: 0, status: 'part_refunded' })
    expect(refunded(order, [], ...allThatIsLeft(order, []))).toMatchObject({ cents: 1754, shippingCents: 450, status: 'refunded' })
  })
  it('pays back the last cent, and nothing after it', () => {
    const order = paid(fetched(piecesOf('friend')))
    const first = refunded(order, [], { lineId: 'friend', cents: 4999 })
    const last = refunded({ ...order, status: first.status }, first.lines, { lineId: 'friend', cents: 1 })
    expect(last).toMatchObject({ cents: 1, pieces: 1, status: 'refunded' })
    expect(allThatIsLeft(order, [...first.lines, ...last.lines])).toEqual([])
  })
  it('of two parts of one line at once is the same as one after the other', () => {
    const order = paid(fetched(piecesOf('poster', 3)))
    const parts = [
      { lineId: 'poster', pieces: 1 },
      { lineId: 'poster', cents: 500 },
    ] as const
    const first = refunded(order, [], parts[0])
    expect(refunded(order, [], ...parts).lines).toEqual([...first.lines, ...refunded(order, first.lines, parts[1]).lines])
  })
})

describe('a refund is refused', () => {
  const order = paid(fetched(piecesOf('poster', 2), piecesOf('guide')), {
    isMember: true,
    discounts: [discount({ takes: { cents: 100 }, on: ['poster'] })],
  })
  const why = (...requests: RefundRequest[]) => refundOrder(order, [], requests)
  it.each([
    ['without a line', [], 'nothing-chosen'],
    ['for a line of another order', [{ lineId: 'castle', cents: 1 }], 'unknown-line'],
    ['for a discount: the lines that it lowered have their share', [{ lineId: 'discount', cents: 1 }], 'unknown-line'],
    ['for more money than was paid', [{ lineId: 'poster', cents: 8582 }], 'amount'],
    ['for more pieces than were bought', [{ lineId: 'poster', pieces: 3 }], 'amount'],
    ['for half a cent', [{ lineId: 'poster', cents: 0.5 }], 'amount'],
    ['for less than nothing', [{ lineId: 'poster', cents: -1 }], 'amount'],
    ['for what was free', [{ lineId: 'guide', pieces: 1 }], 'amount'],
    [
      'for the same pieces twice',
      [
        { lineId: 'poster', pieces: 2 },
        { lineId: 'poster', pieces: 1 },
      ],
      'amount',
    ],
  ] as const)('%s', (_, requests, reason) => expect(why(...requests)).toMatchObject({ state: 'refused', reason }))

  it('with what is left, so that staff can correct it', () => {
    expect(why({ lineId: 'poster', cents: 99_999 })).toMatchObject({ lineId: 'poster', left: { pieces: 2, cents: 8581 } })
  })
  it('for an order that nobody has paid', () => {
    expect(() => refundOrder({ ...order, status: 'pending' }, [], [{ lineId: 'poster', cents: 1 }])).toThrow(RuleBroken)
  })
})

describe('any sequence of refunds', () => {
  const totals = (lines: readonly RefundedLine[]) => {
    const all = (of: Exclude<keyof RefundedLine, 'lineId'>) => sumOf(lines.map(line => line[of]))
    return {
      pieces: all('pieces'),
      cents: all('cents'),
      taxCents: all('taxCents'),
      fmvCents: all('fmvCents'),
      deductibleCents: all('deductibleCents'),
    }
  }
  /** Refunds of random lines and parts, as long as something is left; refused ones change nothing. */
  const wishes = fc.array(fc.record({ line: fc.nat(), part: fc.nat(), byPieces: fc.boolean() }), { maxLength: 30 })
  type Wish = { line: number; part: number; byPieces: boolean }
  const wanted = (order: Order, before: readonly RefundedLine[], { line, part, byPieces }: Wish): RefundRequest[] => {
    const left = allThatIsLeft(order, before)
    const chosen = left[line % Math.max(1, left.length)]
    if (!chosen) return []
    const { pieces } = leftOf(order, chosen.lineId, before)
    return [byPieces ? { lineId: chosen.lineId, pieces: 1 + (part % pieces) } : { lineId: chosen.lineId, cents: 1 + (part % chosen.cents) }]
  }

  it('never takes more than was paid, nor leaves a value below zero', () => {
    fc.assert(
      fc.property(purchases, wishes, ({ purchase, known }, parts) => {
        let order: Order & { total: { cents: number } } = { ...quoted(purchase, known), status: 'paid' }
        const before: RefundedLine[] = []
        for (const part of parts) {
          const requests = wanted(order, before, part)
          if (requests.length === 0) break
          const refund = refunded(order, before, ...requests)
          for (const amount of Object.values(totals(refund.lines))) expect(amount).toBeGreaterThanOrEqual(0)
          expect(refund.cents).toBeGreaterThan(0)
          before.push(...refund.lines)
          order = { ...order, status: refund.status }
          expect(totals(before).cents).toBeLessThanOrEqual(order.total.cents)
          expect(refund.status).toBe(totals(before).cents === order.total.cents ? 'refunded' : 'part_refunded')
          for (const { id, kind } of order.lines.filter(line => line.kind !== 'discount')) {
            const { cents: paidCents, taxCents, fmvCents, deductibleCents } = leftOf(order, id, before)
            const isContribution = kind === 'donation' || kind === 'membership'
            expect(deductibleCents).toBe(isContribution ? deductible({ paidCents, fmvCents }).cents : 0)
            expect(taxCents).toBeLessThanOrEqual(paidCents)
          }
        }
      }),
    )
  })

  it('up to the last cent takes in the end what one refund of everything takes', () => {
    fc.assert(
      fc.property(purchases, wishes, ({ purchase, known }, parts) => {
        const order: Order & { total: { cents: number } } = { ...quoted(purchase, known), status: 'paid' }
        fc.pre(order.total.cents > 0)
        const before: RefundedLine[] = []
        for (const part of parts) {
          const requests = wanted(order, before, part)
          if (requests.length > 0) before.push(...refunded(order, before, ...requests).lines)
        }
        const rest = allThatIsLeft(order, before)
        if (rest.length > 0) before.push(...refunded(order, before, ...rest).lines)
        const atOnce = refunded(order, [], ...allThatIsLeft(order, []))
        expect(totals(before)).toEqual(totals(atOnce.lines))
        expect(atOnce.cents).toBe(order.total.cents)
        expect(atOnce.taxCents).toBe(sumOf(order.lines.map(({ taxCents }) => taxCents)))
        expect(atOnce.deductibleCents).toBe(sumOf(order.lines.map(({ deductibleCents }) => deductibleCents)))
      }),
    )
  })
})
