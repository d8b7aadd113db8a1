import { describe, expect, it } from 'vitest'
import { giftSource, orderSource, type StoredGift } from '../../../../src/domain/shop/letters/letter-sources'
import type { OrderLine } from '../../../../src/domain/shop/orders.collection'
import type { StoredPayment } from '../../../../src/domain/shop/payments/order-ledger'

const usd = (cents: number) => ({ cents, cur: 'usd' as const })
const line = (id: string, kind: OrderLine['kind'], cents: number, more: Partial<OrderLine> = {}) =>
  ({
    id,
    kind,
    title: 'Friend',
    quantity: 1,
    unit: usd(cents),
    taxCents: 0,
    fmvCents: 0,
    deductibleCents: cents,
    accountCode: '',
    ...more,
  }) as OrderLine
const payment = (more: Partial<StoredPayment> = {}) =>
  ({ id: 'p1', orderId: 'o1', status: 'succeeded', receivedOn: '2027-10-16', amount: usd(0), ...more }) as StoredPayment
const refund = (lineId: string, cents: number, more: Partial<StoredPayment> = {}) =>
  payment({ id: `r-${lineId}`, refundOf: 'p1', lines: [{ lineId, pieces: 1, cents, taxCents: 0, fmvCents: 0, deductibleCents: 0 }], ...more })
const gift = (id: string, cents: number, more: Partial<StoredGift> = {}) =>
  ({ id, personId: 'mia', receivedOn: '2027-10-15', taxYear: 2027, amount: usd(cents), status: 'recorded', orderId: 'o1', ...more }) as StoredGift

/** What letters see of an order with these lines. */
const seen = (lines: readonly OrderLine[], ledger: readonly StoredPayment[] = [payment()], gifts: readonly StoredGift[] = [], more: object = {}) =>
  orderSource({ id: 'o1', personId: 'bo', status: 'paid', lines, ...more } as never, ledger, gifts).lines

describe('what letters see of an order', () => {
  it('are its gifts and memberships, by what was paid after a discount, with what was received for it', () => {
    const lines = [
      line('gift', 'donation', 2500, { quantity: 2 }),
      line('friend', 'membership', 5000, { discountCents: 1000, fmvCents: 1300, deductibleCents: 2700 }),
      line('poster', 'product', 4800),
    ]
    const both = { orderId: 'o1', personId: 'bo', receivedOn: '2027-10-16', taxYear: 2027, cur: 'usd', refundedCents: 0 }
    expect(seen(lines)).toEqual([
      { ...both, id: 'o1-gift', kind: 'gift', paidCents: 5000, benefits: [], deductibleCents: 2500 },
      {
        ...both,
        id: 'o1-friend',
        kind: 'membership',
        paidCents: 4000,
        benefits: [{ description: 'the benefits of Friend', fmvCents: 1300 }],
        deductibleCents: 2700,
      },
    ])
    const dinner = line('gift', 'donation', 9000, { title: 'A dinner', fmvCents: 2000 })
    expect(seen([dinner])[0]?.benefits).toEqual([{ description: 'A dinner', fmvCents: 2000 }])
  })
  it('say a month of a monthly gift as such, the first one too', () => {
    const monthly = line('gift', 'donation', 2500, { gift: { monthly: true } } as never)
    const kinds = (one: OrderLine, more: object = {}) => seen([one], [payment()], [], more).map(({ kind }) => kind)
    expect([kinds(monthly), kinds(line('gift', 'donation', 2500), { subscriptionId: 's' })]).toEqual([['monthly'], ['monthly']])
    expect(kinds(line('friend', 'membership', 2500), { subscriptionId: 's' })).toEqual(['membership'])
  })
  it('belong to whom the gift was recorded for, on its day and in its year', () => {
    const postmarked = gift('o1-gift', 2500, { receivedOn: '2028-01-03', taxYear: 2027 })
    expect(seen([line('gift', 'donation', 2500)], [payment()], [postmarked])).toMatchObject([
      { personId: 'mia', receivedOn: '2028-01-03', taxYear: 2027, refundedCents: 0 },
    ])
    expect(seen([line('gift', 'donation', 2500)], [payment({ receivedOn: '2028-01-03' })])).toMatchObject([{ personId: 'bo', taxYear: 2028 }])
    expect(seen([line('gift', 'donation', 2500)], [payment()], [], { personId: undefined })).toEqual([])
  })
  it('count a refund from the moment it is asked for, without the tax, and the larger one of order and recorded gift', () => {
    const one = line('gift', 'donation', 2500)
    const refunded = (...[ledger, gifts]: [readonly StoredPayment[], (readonly StoredGift[])?]) => seen([one], ledger, gifts)[0]?.refundedCents
    expect(refunded([payment(), refund('gift', 1000, { status: 'pending' as never })])).toBe(1000)
    expect(refunded([payment(), refund('gift', 1000, { status: 'failed' })])).toBe(0)
    expect(refunded([payment(), refund('other', 1000)])).toBe(0)
    expect(refunded([payment(), refund('gift', 1000)], [gift('o1-gift', 2500)])).toBe(1000)
    expect(refunded([payment()], [gift('o1-gift', 1900)])).toBe(600)
    expect(refunded([payment()], [gift('o1-gift', 2500, { status: 'void' })])).toBe(2500)
    const taxed = line('friend', 'membership', 5000, { taxCents: 500 })
    expect(seen([taxed], [payment(), refund('friend', 2750)])[0]?.refundedCents).toBe(2500)
  })
  it('are none where nothing was paid, or nobody knows during a dispute', () => {
    const one = [line('gift', 'donation', 2500)]
    for (const status of ['failed', 'authorised', 'disputed'] as const) expect(seen(one, [payment({ status })])).toEqual([])
    expect(seen(one, [])).toEqual([])
    expect(seen(one, [refund('gift', 100)])).toEqual([])
    expect(['pending', 'paid', 'part_refunded', 'refunded'].map(status => seen(one, [payment()], [], { status }).length)).toEqual([0, 1, 1, 1])
  })
})

describe('what letters see of a gift without an order', () => {
  const own = (more: Partial<StoredGift> = {}) => giftSource(gift('g1', 5000, { orderId: undefined, ...more }))
  it('is its amount, and nothing of it once it is void', () => {
    const told = { id: 'g1', orderId: 'g1', personId: 'mia', kind: 'gift', receivedOn: '2027-10-15', taxYear: 2027, cur: 'usd', benefits: [] }
    expect(own().lines).toEqual([{ ...told, paidCents: 5000, refundedCents: 0 }])
    expect(own({ status: 'void' }).lines).toEqual([{ ...told, paidCents: 5000, refundedCents: 5000 }])
    expect(own().gifts).toMatchObject([{ id: 'g1' }])
  })
  it('is what was given in kind, without an amount, and an artist’s own work as such', () => {
    expect(own({ inKind: { description: 'A press' } }).lines).toMatchObject([
      { kind: 'inKind', paidCents: 0, refundedCents: 0, description: 'A press' },
    ])
    expect(own({ inKind: { description: 'A print', isOwnWork: true } }).lines).toMatchObject([{ kind: 'ownWork' }])
    expect(own({ inKind: { description: 'A press' }, status: 'void' })).toEqual({ id: 'g1', lines: [], gifts: [] })
  })
  it('is nothing where its order is the subject', () => {
    expect(giftSource(gift('o1-gift', 5000))).toEqual({ id: 'o1-gift', lines: [], gifts: [] })
  })
})
