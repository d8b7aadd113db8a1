import { describe, expect, it } from 'vitest'
import { acknowledgeBy } from '../../../../src/domain/giving/letters/acknowledge-by'
import { draftLetter, type LetterContext } from '../../../../src/domain/giving/letters/draft-letter'
import type { LetterLine } from '../../../../src/domain/giving/letters/letter-line'
import { letterText } from '../../../../src/domain/giving/letters/letter-text'
import { thresholdsOf } from '../../../../src/domain/giving/letters/tax-thresholds'
import { context, in2016, line, usd, worth, year2016 } from './letter-world'

const head = { legalName: 'Saltlight Arts, Inc.', ein: '00-1234567', number: '2027-000123', issuedOn: '2027-03-06', donor: 'Ana Ruiz' }

function letterOf(lines: readonly LetterLine[], of: LetterContext = context) {
  const result = draftLetter(lines, of)
  if (!('letter' in result)) throw new Error(JSON.stringify(result))
  return { ...result.letter, text: letterText(result.letter, head).join('\n') }
}
const gift = (paidCents: number, more: Partial<LetterLine> = {}) => line({ paidCents, ...more })
const refusals = (lines: readonly LetterLine[], of: LetterContext = context) => {
  const result = draftLetter(lines, of)
  return 'refused' in result ? result.refused.map(({ reason }) => reason) : []
}
const token = (costCents: number, fmvCents = 1500) => ({ description: 'A mug with our name', fmvCents, kind: 'token' as const, costCents })

/** Each requirement of IRS Publication 1771 and of the law it explains, with the check that letters meet it. */
const requirements: readonly (readonly [where: string, requirement: string, check: () => void])[] = [
  [
    'Written acknowledgment',
    'is required for a single contribution of $250 or more',
    () => {
      expect([24_999, 25_000, 25_001].map(cents => letterOf([gift(cents)]).isRequired)).toEqual([false, true, true])
    },
  ],
  [
    'Written acknowledgment',
    'looks at each contribution by itself: small ones are not added up',
    () => {
      const monthly = [1, 2, 3].map(n => gift(10_000, { id: `m-${n}`, orderId: `order-${n}`, kind: 'monthly' }))
      expect(letterOf(monthly).isRequired).toBe(false)
    },
  ],
  [
    'Written acknowledgment',
    'may be one statement of several contributions, with the date and amount of each',
    () => {
      const { text } = letterOf([
        gift(30_000, { id: 'a', orderId: 'a', kind: 'monthly' }),
        gift(40_000, { id: 'b', orderId: 'b', kind: 'monthly', receivedOn: '2027-11-02' }),
      ])
      expect(text).toContain('On Mar 5, 2027 we received $300.00.')
      expect(text).toContain('On Nov 2, 2027 we received $400.00.')
    },
  ],
  [
    'Name of organization',
    'stands in the letter, and without it there is none',
    () => {
      expect(letterOf([gift(25_000)]).text).toContain('Saltlight Arts, Inc.')
      expect(refusals([gift(25_000)], { ...context, organisation: { ein: head.ein } })).toEqual(['legal-name-missing'])
    },
  ],
  [
    'EIN',
    'stands in the letter, though the law does not ask for it, and a wrong one makes none',
    () => {
      expect(letterOf([gift(25_000)]).text).toContain('EIN 00-1234567')
      expect(refusals([gift(25_000)], { ...context, organisation: { legalName: head.legalName, ein: '12345' } })).toEqual(['ein-missing'])
    },
  ],
  [
    'Date',
    'of the contribution stands in the letter',
    () => {
      expect(letterOf([gift(25_000)]).text).toContain('On Mar 5, 2027 we received')
    },
  ],
  [
    'Amount of cash contribution',
    'stands in the letter, to the cent, less what was refunded',
    () => {
      expect(letterOf([gift(25_001)]).text).toContain('$250.01')
      expect(letterOf([gift(30_000, { refundedCents: 5000 })]).text).toContain('$250.00')
    },
  ],
  [
    'Description (but not the value) of non-cash contribution',
    'stands in the letter, for goods and for works of art',
    () => {
      for (const kind of ['inKind', 'ownWork'] as const) {
        const { text } = letterOf([line({ kind, paidCents: 0, description: 'Forty oak frames' })])
        expect(text).toContain('Forty oak frames')
        expect(text).not.toMatch(/\$/)
      }
    },
  ],
  [
    'Description (but not the value) of non-cash contribution',
    'is required, and refused with a value in it',
    () => {
      expect(refusals([line({ kind: 'inKind', paidCents: 0, description: ' ' })])).toEqual(['description-missing'])
      for (const description of ['Frames worth $400', 'Frames, 400 dollars', 'Frames (400 USD)'])
        expect(refusals([line({ kind: 'inKind', paidCents: 0, description })])).toEqual(['value-in-description'])
    },
  ],
  [
    'Statement that no goods or services were provided',
    'stands in the letter where that was the case',
    () => {
      expect(letterOf([gift(25_000)]).text).toContain('No goods or services were provided in exchange for this contribution.')
    },
  ],
  [
    'Description and good faith estimate of the value of goods or services',
    'stand in the letter where there were some',
    () => {
      const { text } = letterOf([gift(25_000, { benefits: [worth(8000, 'Dinner for one')] })])
      expect(text).toContain('Dinner for one. Our good-faith estimate of their value is $80.00.')
      expect(text).not.toContain('No goods or services')
    },
  ],
  [
    'Description and good faith estimate of the value of goods or services',
    'are not guessed: without an estimate there is no letter',
    () => {
      expect(refusals([gift(25_000, { benefits: [worth(null)] })])).toEqual(['value-of-benefits-unknown'])
    },
  ],
  [
    'Intangible religious benefits',
    'are named as such where they were all, and need no value',
    () => {
      expect(letterOf([gift(25_000, { benefits: [{ description: 'A blessing', fmvCents: null, kind: 'religious' }] })]).text).toContain(
        'The only benefit provided in exchange for this contribution was an intangible religious benefit.',
      )
    },
  ],
  [
    'Intangible religious benefits',
    'are not mentioned by an arts organization that gives none',
    () => {
      expect(letterOf([gift(25_000)]).text).not.toMatch(/religious/)
    },
  ],
  [
    'Quid pro quo disclosure',
    'is required above $75 paid, whatever part of it may be deducted',
    () => {
      const of = (cents: number, fmvCents: number) => letterOf([gift(cents, { benefits: [worth(fmvCents)] })])
      expect([of(7500, 1000), of(7501, 1000), of(7600, 7599)].map(({ mustDisclose }) => mustDisclose)).toEqual([false, true, true])
      expect(letterOf([gift(100_000)]).mustDisclose).toBe(false)
    },
  ],
  [
    'Quid pro quo disclosure',
    'says that only the amount above the value of goods and services may be deducted, with that value',
    () => {
      const { text, deductibleCents } = letterOf([gift(10_000, { benefits: [worth(3500)] })])
      expect(text).toContain('You may deduct only the part of your payment above the value of what you received: $100.00 less $35.00 is $65.00.')
      expect(deductibleCents).toBe(6500)
    },
  ],
  [
    'Token exception',
    'takes the amounts of the contribution’s tax year, and none of another year',
    () => {
      const years = [year2016, { ...year2016, year: 2017, tokensFrom: usd(10_000) }]
      const goodsIn = (year: number) => {
        const { entries } = letterOf([gift(5300, { benefits: [token(1060)] })], { ...context, thresholds: thresholdsOf(years, year) })
        return entries[0]!.goods
      }
      expect([2016, 2017, 2018].map(goodsIn)).toEqual(['insubstantial', 'valued', 'valued'])
    },
  ],
  [
    'Token exception',
    'counts logo items by what they cost the organization, all of them together',
    () => {
      const goodsOf = (cents: number, ...costs: readonly number[]) =>
        letterOf([gift(cents, { benefits: costs.map(cost => token(cost)) })], in2016).entries[0]!.goods
      expect([goodsOf(5300, 1060), goodsOf(5299, 1060), goodsOf(5300, 1061), goodsOf(5300, 600, 600)]).toEqual([
        'insubstantial',
        'valued',
        'valued',
        'valued',
      ])
    },
  ],
  [
    'Token exception',
    'leaves out benefits of 2% of the payment at most, up to the amount of the year',
    () => {
      const goodsOf = (cents: number, fmvCents: number) => letterOf([gift(cents, { benefits: [worth(fmvCents)] })], in2016).entries[0]!.goods
      expect([goodsOf(10_000, 200), goodsOf(10_000, 201), goodsOf(1_000_000, 10_600), goodsOf(1_000_000, 10_601)]).toEqual([
        'insubstantial',
        'valued',
        'insubstantial',
        'valued',
      ])
    },
  ],
  [
    'Membership benefits exception',
    'leaves out the privileges of a membership of $75 or less, and of no other payment',
    () => {
      const privilege = { description: 'Free admission', fmvCents: 2000, kind: 'privilege' as const }
      const goodsOf = (paidCents: number, kind: LetterLine['kind']) =>
        letterOf([line({ kind, paidCents, benefits: [privilege] })], in2016).entries[0]!.goods
      expect([goodsOf(7500, 'membership'), goodsOf(7501, 'membership'), goodsOf(7500, 'gift')]).toEqual(['insubstantial', 'valued', 'valued'])
    },
  ],
  [
    'Timing',
    'of the letter can be proved: it has its own date, beside that of the contribution',
    () => {
      expect(letterOf([gift(25_000)]).text).toContain('Letter 2027-000123, Mar 6, 2027')
    },
  ],
  [
    'Timing',
    'of a required letter has an end: the due date of the return, if the donor files no earlier',
    () => {
      const { taxYear, isRequired } = letterOf([gift(25_000, { taxYear: 2026, receivedOn: '2027-01-03' })])
      expect([isRequired, acknowledgeBy(taxYear)]).toEqual([true, '2027-04-15'])
    },
  ],
  [
    'Timing',
    'counts a contribution in the year in which it was mailed, not received',
    () => {
      const { taxYear, text } = letterOf([gift(25_000, { taxYear: 2026, receivedOn: '2027-01-03' })])
      expect(taxYear).toBe(2026)
      expect(text).toContain('On Jan 3, 2027 we received $250.00. By its postmark it counts for the tax year 2026. No goods or services')
      expect(letterOf([gift(25_000)]).text).not.toContain('postmark')
    },
  ],
]

describe('IRS Publication 1771', () => {
  it.each(requirements)('%s: %s', (_where, _requirement, check) => {
    expect.hasAssertions()
    check()
  })
})
