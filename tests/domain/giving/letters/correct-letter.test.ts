import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctLetter } from '../../../../src/domain/giving/letters/correct-letter'
import { draftLetter } from '../../../../src/domain/giving/letters/draft-letter'
import { yearEndStatement } from '../../../../src/domain/giving/letters/year-end-statement'
import { context, line, usd, worth } from './letter-world'

const letter = (cents: number, fmvCents = 0) => ({
  id: 'letter-1',
  number: '2027-000123',
  kind: 'noGoods' as const,
  personId: 'p-donor',
  orderLineIds: ['order-1-1'],
  paid: usd(cents),
  fmv: usd(fmvCents),
  deductible: usd(cents - fmvCents),
  status: 'issued' as const,
})

describe('a letter after a refund', () => {
  it('is void when half of a $300 gift is refunded; its replacement of $150 has its number (§D8)', () => {
    const now = draftLetter([line({ paidCents: 30_000, refundedCents: 15_000 })], context)
    expect(correctLetter(letter(30_000), now)).toMatchObject({
      voids: 'letter-1',
      replacement: { kind: 'correction', number: '2027-000123', replaces: 'letter-1', paidCents: 15_000, deductibleCents: 15_000 },
    })
  })
  it('is void and has no replacement when nothing is left of the gift', () => {
    expect(correctLetter(letter(10_000), draftLetter([line({ refundedCents: 10_000 })], context))).toEqual({ voids: 'letter-1' })
    const bought = draftLetter([line({ refundedCents: 7000, benefits: [worth(3500)] })], context)
    expect(correctLetter(letter(10_000, 3500), bought)).toEqual({ voids: 'letter-1' })
  })
  it('stays where nothing it says has changed, and a void one is not voided again', () => {
    const now = draftLetter([line()], context)
    expect(correctLetter(letter(10_000), now)).toEqual({ unchanged: true })
    expect(correctLetter({ ...letter(30_000), status: 'void' }, now)).toEqual({ refused: 'already-void' })
  })
  it.each<[string, object]>([
    ['whose it is', { personId: 'p-other' }],
    ['what was paid', { paid: usd(9000) }],
    ['the value of what was received', { fmv: usd(100) }],
    ['what may be deducted', { deductible: usd(9000) }],
    ['which gifts it is about', { orderLineIds: ['order-1-1', 'order-1-2'] }],
  ])('is replaced where %s has changed', (_, before) => {
    expect(correctLetter({ ...letter(10_000), ...before }, draftLetter([line()], context))).toMatchObject({ voids: 'letter-1', replacement: {} })
  })
  it('stays where the new one would be refused', () => {
    const now = draftLetter([line({ refundedCents: 5000, benefits: [worth(null)] })], context)
    expect(correctLetter(letter(10_000), now)).toEqual({ refused: [{ reason: 'value-of-benefits-unknown', lineIds: ['order-1-1'] }] })
  })
  it('is true after any partial refunds, and only one is not void', () => {
    assert(
      property(integer({ min: 1, max: 100_000 }), array(integer({ min: 1, max: 50_000 }), { maxLength: 6 }), (paidCents, refunds) => {
        let [refundedCents, valid] = [0, [letter(paidCents)]]
        for (const refund of refunds) {
          refundedCents = Math.min(paidCents, refundedCents + refund)
          const [current] = valid
          if (!current) continue
          const done = correctLetter(current, draftLetter([line({ paidCents, refundedCents })], context))
          if (!('voids' in done)) continue
          valid = done.replacement ? [{ ...letter(done.replacement.paidCents), id: `${current.id}-again` }] : []
        }
        const left = paidCents - refundedCents
        expect(valid.map(({ paid, number }) => [paid.cents, number])).toEqual(left > 0 ? [[left, '2027-000123']] : [])
      }),
    )
  })
})

describe('a year-end statement', () => {
  const whose = { personId: 'p-donor', taxYear: 2027 }
  const lines = [
    line({ id: 'later', receivedOn: '2027-11-02', paidCents: 5000 }),
    line({ id: 'dinner', orderId: 'order-2', benefits: [worth(3500)] }),
    line({ id: 'bid', kind: 'auction', orderId: 'order-3', paidCents: 50_000, benefits: [worth(60_000)] }),
    line({ id: 'frames', kind: 'inKind', paidCents: 0, description: '40 frames', receivedOn: '2027-06-01' }),
    line({ id: 'gone', refundedCents: 10_000 }),
    line({ id: 'check', receivedOn: '2028-01-03', orderId: 'order-4' }),
    line({ id: 'next-year', taxYear: 2028 }),
    line({ id: 'other', personId: 'p-other' }),
  ]
  it('lists every gift of the year in its order, also those that have letters, without what was bought or refunded', () => {
    const issued = [{ kind: 'small', orderLineIds: ['later'], status: 'issued' }] as const
    const result = yearEndStatement(lines, { ...context, issued }, whose)
    if (!('letter' in result)) throw new Error(JSON.stringify(result))
    expect(result.letter.entries.map(({ lineId }) => lineId)).toEqual(['dinner', 'frames', 'later', 'check'])
    expect(result.letter).toMatchObject({ kind: 'yearEnd', paidCents: 25_000, fmvCents: 3500, deductibleCents: 21_500 })
  })
  it('is refused as a whole where one benefit has no value, and names the line', () => {
    const unknown = line({ id: 'level', kind: 'membership', benefits: [worth(null)] })
    expect(yearEndStatement([...lines, unknown], context, whose)).toEqual({ refused: [{ reason: 'value-of-benefits-unknown', lineIds: ['level'] }] })
    expect(yearEndStatement(lines, context, { personId: 'p-none', taxYear: 2027 })).toEqual({
      refused: [{ reason: 'nothing-given', lineIds: [] }],
    })
  })
})
