import type { LetterContext } from '../../../../src/domain/giving/letters/draft-letter'
import type { LetterLine } from '../../../../src/domain/giving/letters/letter-line'
import { thresholdsOf } from '../../../../src/domain/giving/letters/tax-thresholds'

export const usd = (cents: number) => ({ cents, cur: 'usd' as const })

/** The amounts of 2016, as the tax office published them. */
export const year2016 = {
  year: 2016,
  acknowledge: usd(25_000),
  quidProQuo: usd(7500),
  benefitsUpTo: usd(10_600),
  tokensFrom: usd(5300),
  tokensCost: usd(1060),
  privilegesUpTo: usd(7500),
}

export const context: LetterContext = {
  organisation: { legalName: 'Saltlight Arts, Inc.', ein: '00-1234567' },
  thresholds: thresholdsOf([], 2027),
  issued: [],
}
export const in2016: LetterContext = { ...context, thresholds: thresholdsOf([year2016], 2016) }

/** A gift of $100 from one donor, without benefits, unless it says otherwise. */
export const line = (more: Partial<LetterLine> = {}): LetterLine => ({
  id: 'order-1-1',
  orderId: 'order-1',
  personId: 'p-donor',
  kind: 'gift',
  receivedOn: '2027-03-05',
  taxYear: 2027,
  cur: 'usd',
  paidCents: 10_000,
  refundedCents: 0,
  benefits: [],
  ...more,
})
export const worth = (fmvCents: number | null, description = 'A ticket to the opening') => ({ description, fmvCents })
