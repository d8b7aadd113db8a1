import type { DataOf } from '../../shared/records/collection'
import type { letters } from '../letters.collection'

export type LetterKind = DataOf<typeof letters>['kind']

/** Something that the donor received for a payment. */
export interface Benefit {
  readonly description: string
  /** Its fair-market value; `null` where nobody has estimated it. */
  readonly fmvCents: number | null
  /**
   * `token`: an item with the organization's name on it, which cost `costCents`. `privilege`: a right that a member has all year, such as
   * free admission. `religious`: an intangible religious benefit, which has no value.
   */
  readonly kind?: 'token' | 'privilege' | 'religious'
  readonly costCents?: number
}

/** A line of an order, or a recorded gift, as letters see it. */
export interface LetterLine {
  readonly id: string
  readonly orderId: string
  readonly personId: string
  /** `inKind`: goods. `ownWork`: a work of art given by the artist who made it. */
  readonly kind: 'gift' | 'membership' | 'monthly' | 'auction' | 'inKind' | 'ownWork'
  /** `YYYY-MM-DD`. */
  readonly receivedOn: string
  /** The tax year in which the donor gave it; may differ from the year of receipt, because a check counts from its postmark. */
  readonly taxYear: number
  readonly cur: string
  readonly paidCents: number
  readonly refundedCents: number
  /** The benefits that the donor received and kept. Benefits returned with a refund are left out. */
  readonly benefits: readonly Benefit[]
  /** Only for a gift of goods or of a work: what it is, without its value. */
  readonly description?: string
  /** The deductible amount that the order's line states, before refunds. */
  readonly deductibleCents?: number
}

/** One gift as a letter states it. A gift in kind has a description and no amount. */
export interface LetterEntry {
  readonly lineId: string
  readonly receivedOn: string
  readonly paidCents: number
  /** The estimated value of what the donor received; stated for a gift in kind too, although it reduces no amount. */
  readonly fmvCents: number
  readonly description?: string
  /** Which statement about goods and services applies, and what they were. */
  readonly goods: 'none' | 'valued' | 'insubstantial' | 'religious'
  readonly received: readonly string[]
}

export const isDescribed = ({ kind }: Pick<LetterLine, 'kind'>): boolean => kind === 'inKind' || kind === 'ownWork'
export const remainingCents = ({ paidCents, refundedCents }: LetterLine): number => paidCents - refundedCents
