import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftLetter, letterGroups } from '../../../../src/domain/giving/letters/draft-letter'
import type { LetterLine } from '../../../../src/domain/giving/letters/letter-line'
import { context, in2016, line, worth } from './letter-world'

/** The letter's kind and deductible cents, or why there is none. */
function outcome(lines: readonly LetterLine[], of = context) {
  const result = draftLetter(lines, of)
  if ('salesReceipt' in result) return 'sales receipt'
  if ('refused' in result) return result.refused.map(({ reason }) => reason).join(', ')
  return [result.letter.kind, result.letter.deductibleCents]
}
const letterOf = (lines: readonly LetterLine[], of = context) => {
  const result = draftLetter(lines, of)
  if (!('letter' in result)) throw new Error(JSON.stringify(result))
  return result.letter
}

describe('the kind of a letter (examples from the specification, §D8)', () => {
  it.each<[string, Partial<LetterLine>, unknown]>([
    ['a $250 gift with nothing in return', { paidCents: 25_000 }, ['noGoods', 25_000]],
    ['a $75 gift with nothing in return', { paidCents: 7500 }, ['small', 7500]],
    ['$100 with a $35 ticket', { benefits: [worth(3500)] }, ['quidProQuo', 6500]],
    [
      'a $150 level whose benefits nobody has valued',
      { kind: 'membership', paidCents: 15_000, benefits: [worth(null)] },
      'value-of-benefits-unknown',
    ],
    ['a bid of $900 on a work worth $600', { kind: 'auction', paidCents: 90_000, benefits: [worth(60_000)] }, ['auctionBuyer', 30_000]],
    ['a bid of $500 on a work worth $600', { kind: 'auction', paidCents: 50_000, benefits: [worth(60_000)] }, 'sales receipt'],
    ['a work given by its own artist', { kind: 'ownWork', paidCents: 0, description: 'Tidal flats, oil on canvas' }, ['auctionArtist', 0]],
    ['forty frames', { kind: 'inKind', paidCents: 0, description: 'Forty frames' }, ['inKind', 0]],
    ['a $300 gift of which half was refunded', { paidCents: 30_000, refundedCents: 15_000 }, ['noGoods', 15_000]],
    ['a gift that was refunded', { refundedCents: 10_000 }, 'fully-refunded'],
  ])('%s', (_, given, expected) => expect(outcome([line(given)])).toEqual(expected))

  it('takes the value of what the donor keeps off what is left after a refund', () => {
    expect(outcome([line({ refundedCents: 5000, benefits: [worth(3500)] })])).toEqual(['quidProQuo', 1500])
    expect(outcome([line({ refundedCents: 7000, benefits: [worth(3500)] })])).toBe('sales receipt')
    expect(outcome([line({ refundedCents: 3500, benefits: [] })])).toEqual(['small', 6500])
  })

  it('states the value of what the donor keeps of one gift also where another one of the letter had nothing in return', () => {
    expect(outcome([line({ id: 'plain' }), line({ id: 'dinner', benefits: [worth(3500)] })])).toEqual(['quidProQuo', 16_500])
  })

  it('must state the value above $75, and is required from $250', () => {
    const facts = (paidCents: number, fmvCents: number) => {
      const { mustDisclose, isRequired } = letterOf([line({ paidCents, benefits: fmvCents > 0 ? [worth(fmvCents)] : [] })])
      return { mustDisclose, isRequired }
    }
    expect(facts(7600, 1000)).toEqual({ mustDisclose: true, isRequired: false })
    expect(facts(7500, 1000)).toEqual({ mustDisclose: false, isRequired: false })
    expect(facts(24_999, 0)).toEqual({ mustDisclose: false, isRequired: false })
    expect(facts(25_000, 0)).toEqual({ mustDisclose: false, isRequired: true })
  })
})

describe('benefits that do not count (IRS Publication 1771, amounts of 2016)', () => {
  const mug = { description: 'A mug with our name', fmvCents: 1500, kind: 'token', costCents: 1060 } as const
  const entrance = { description: 'Free admission all year', fmvCents: null, kind: 'privilege' } as const
  it.each<[string, Partial<LetterLine>, unknown]>([
    ['2% of the payment', { paidCents: 10_000, benefits: [worth(200)] }, ['noGoods', 10_000]],
    ['a cent more than 2%', { paidCents: 10_000, benefits: [worth(201)] }, ['quidProQuo', 9799]],
    ['the limit for any payment', { paidCents: 1_000_000, benefits: [worth(10_600)] }, ['noGoods', 1_000_000]],
    ['a cent more than the limit', { paidCents: 1_000_000, benefits: [worth(10_601)] }, ['quidProQuo', 989_399]],
    ['a logo item for $53', { paidCents: 5300, benefits: [mug] }, ['small', 5300]],
    ['a logo item for less', { paidCents: 5299, benefits: [mug] }, ['quidProQuo', 3799]],
    ['logo items that cost too much together', { paidCents: 20_000, benefits: [mug, mug] }, ['quidProQuo', 17_000]],
    ['a logo item beside something else', { paidCents: 20_000, benefits: [mug, worth(1000)] }, ['quidProQuo', 17_500]],
    ['a year of free admission for $75', { kind: 'membership', paidCents: 7500, benefits: [entrance] }, ['small', 7500]],
    ['the same with a $20 poster', { kind: 'membership', paidCents: 7500, benefits: [entrance, worth(2000, 'A poster')] }, ['quidProQuo', 5500]],
    ['a year of free admission for $76', { kind: 'membership', paidCents: 7600, benefits: [entrance] }, 'value-of-benefits-unknown'],
    ['a service in the chapel', { benefits: [{ description: 'A service', fmvCents: 0, kind: 'religious' }] }, ['noGoods', 10_000]],
  ])('%s', (_, given, expected) => expect(outcome([line(given)], in2016)).toEqual(expected))

  it('that are worth nothing are as if nothing was received, and not named', () => {
    const letter = letterOf([line({ benefits: [worth(0, 'A look into the kiln')] })])
    expect(letter).toMatchObject({ kind: 'noGoods', fmvCents: 0, deductibleCents: 10_000 })
    expect(letter.entries).toMatchObject([{ received: [] }])
  })

  it('count where no amounts are set for the year', () => {
    expect(outcome([line({ benefits: [worth(200)] })])).toEqual(['quidProQuo', 9800])
    expect(outcome([line({ paidCents: 6000, benefits: [mug] })])).toEqual(['quidProQuo', 4500])
    expect(outcome([line({ kind: 'membership', paidCents: 5000, benefits: [entrance] })])).toBe('value-of-benefits-unknown')
  })
})

describe('a letter is refused', () => {
  const letter = { kind: 'noGoods', orderLineIds: ['order-1-1'], status: 'issued' } as const
  it('without the legal name or the tax number', () => {
    expect(outcome([line()], { ...context, organisation: {} })).toBe('legal-name-missing, ein-missing')
    expect(outcome([line()], { ...context, organisation: { legalName: ' ', ein: '00-1234567' } })).toBe('legal-name-missing')
    expect(outcome([line()], { ...context, organisation: { legalName: 'Saltlight Arts, Inc.', ein: '1234567' } })).toBe('ein-missing')
  })
  it('for a line that has a letter, unless that is void or a year-end statement', () => {
    expect(outcome([line()], { ...context, issued: [letter] })).toBe('already-lettered')
    expect(outcome([line()], { ...context, issued: [{ ...letter, status: 'void' }] })).toEqual(['noGoods', 10_000])
    expect(outcome([line()], { ...context, issued: [{ ...letter, kind: 'yearEnd' }] })).toEqual(['noGoods', 10_000])
  })
  it('where amounts do not add up', () => {
    expect(outcome([line({ deductibleCents: 10_000, benefits: [worth(3500)] })])).toBe('sum-mismatch')
    expect(outcome([line({ deductibleCents: 6500, benefits: [worth(3500)] })])).toEqual(['quidProQuo', 6500])
    expect(outcome([line({ refundedCents: 10_001 })])).toBe('sum-mismatch')
    for (const wrong of [{ paidCents: 100.5 }, { refundedCents: 0.5 }, { refundedCents: -1 }]) expect(outcome([line(wrong)])).toBe('sum-mismatch')
    expect(outcome([line(), line({ id: 'b', cur: 'eur' })])).toBe('currency-mix')
  })
  it('for goods without a description, or with their value in it', () => {
    const goods = (description?: string) => outcome([line({ kind: 'inKind', paidCents: 0, ...(description !== undefined && { description }) })])
    expect([goods(), goods(' '), goods('Frames worth $400'), goods('Frames, 400 dollars'), goods('40 frames')]).toEqual([
      'description-missing',
      'description-missing',
      'value-in-description',
      'value-in-description',
      ['inKind', 0],
    ])
  })
  it('for what belongs into several letters, and for nothing', () => {
    expect(outcome([line(), line({ id: 'b', personId: 'p-other' })])).toBe('several-people')
    expect(outcome([line(), line({ id: 'b', taxYear: 2028 })])).toBe('several-years')
    expect(outcome([line(), line({ id: 'b', kind: 'monthly' })])).toBe('mixed-kinds')
    expect(outcome([])).toBe('nothing-given')
  })
})

describe('lines of several kinds', () => {
  it('are one letter for each order and kind, and one a year for monthly gifts', () => {
    const lines = [
      line({ id: '1' }),
      line({ id: '2', kind: 'membership' }),
      line({ id: '3', kind: 'auction' }),
      line({ id: '4', orderId: 'order-2' }),
      line({ id: '5', orderId: 'sub-1', kind: 'monthly' }),
      line({ id: '6', orderId: 'sub-2', kind: 'monthly' }),
      line({ id: '7', orderId: 'sub-3', kind: 'monthly', taxYear: 2028 }),
    ]
    expect(letterGroups(lines).map(group => group.map(({ id }) => id))).toEqual([['1', '2'], ['3'], ['4'], ['5', '6'], ['7']])
    expect(outcome(lines.slice(4, 6))).toEqual(['monthlyYear', 20_000])
  })
  it('are distinguished: what was bought for its value is in no letter and reduces no gift', () => {
    const letter = letterOf([line({ id: 'gift' }), line({ id: 'joined', kind: 'membership', paidCents: 5000, benefits: [worth(6000)] })])
    expect(letter).toMatchObject({ kind: 'noGoods', paidCents: 10_000, fmvCents: 0, deductibleCents: 10_000 })
    expect(letter.entries.map(({ lineId }) => lineId)).toEqual(['gift'])
  })

  const anyLine = record({
    kind: constantFrom('gift', 'membership', 'auction', 'monthly'),
    paidCents: integer({ min: 0, max: 200_000 }),
    refunded: integer({ min: 0, max: 100 }),
    fmvCents: integer({ min: 0, max: 200_000 }),
    order: integer({ min: 1, max: 3 }),
  })
  it('are in one letter each at most, which always adds up and is never above what was paid and kept', () => {
    assert(
      property(array(anyLine, { maxLength: 8 }), drawn => {
        const lines = drawn.map(({ kind, paidCents, refunded, fmvCents, order }, i) =>
          line({
            id: `line-${i}`,
            orderId: `order-${order}`,
            kind,
            paidCents,
            refundedCents: Math.floor((paidCents * refunded) / 100),
            benefits: fmvCents > 0 ? [worth(fmvCents)] : [],
          }),
        )
        const letters = letterGroups(lines).flatMap(group => {
          const result = draftLetter(group, context)
          return 'letter' in result ? [result.letter] : []
        })
        const lettered = letters.flatMap(({ entries }) => entries.map(({ lineId }) => lineId))
        expect(new Set(lettered).size).toBe(lettered.length)
        for (const { entries, paidCents, fmvCents, deductibleCents } of letters) {
          expect(deductibleCents).toBe(paidCents - fmvCents)
          expect(deductibleCents).toBeGreaterThan(0)
          const own = lines.filter(({ id }) => entries.some(({ lineId }) => lineId === id))
          expect(paidCents).toBe(own.reduce((sum, { paidCents: paid, refundedCents }) => sum + paid - refundedCents, 0))
        }
      }),
    )
  })
})
