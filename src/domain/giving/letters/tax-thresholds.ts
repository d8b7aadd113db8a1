import type { officeSettings } from '../../content/office-settings.collection'
import type { DataOf } from '../../shared/records/collection'
import { disclosureAboveCents } from '../deductible-amount'
import type { Benefit, LetterEntry } from './letter-line'

type TaxYear = DataOf<typeof officeSettings>['taxYears'][number]

/** Amounts of a tax year, in cents. If an amount is absent, the exception that it allows is not used. */
export interface Thresholds {
  /** A letter is required from this payment on. */
  readonly acknowledge: number
  /** Above this payment the value of what was received must be stated. */
  readonly quidProQuo: number
  readonly benefitsUpTo?: number
  readonly tokensFrom?: number
  readonly tokensCost?: number
  readonly privilegesUpTo?: number
}

/** The thresholds of a year as staff set them; without settings, those of the law that are not indexed (IRS Publication 1771). */
export function thresholdsOf(years: readonly TaxYear[], taxYear: number): Thresholds {
  const found = years.find(({ year }) => year === taxYear)
  const set = (name: 'benefitsUpTo' | 'tokensFrom' | 'tokensCost' | 'privilegesUpTo') => (found?.[name] ? { [name]: found[name].cents } : {})
  return {
    acknowledge: found?.acknowledge.cents ?? 25_000,
    quidProQuo: found?.quidProQuo.cents ?? disclosureAboveCents,
    ...set('benefitsUpTo'),
    ...set('tokensFrom'),
    ...set('tokensCost'),
    ...set('privilegesUpTo'),
  }
}

export interface ReceivedFor {
  readonly goods: LetterEntry['goods']
  /** `null` where nobody has estimated the value of something that counts. */
  readonly fmvCents: number | null
  /** What the letter names. */
  readonly received: readonly string[]
}

/**
 * The benefits of a payment that count. Insubstantial ones may be left out (Publication 1771, "Token Exception" and "Membership Benefits
 * Exception"): a year's privileges for a small membership, cheap logo items, and anything worth at most 2% of the payment.
 */
export function receivedFor(paidCents: number, benefits: readonly Benefit[], isMembership: boolean, limits: Thresholds): ReceivedFor {
  const arePrivilegesSmall = isMembership && limits.privilegesUpTo !== undefined && paidCents <= limits.privilegesUpTo
  const worldly = benefits.filter(({ kind }) => kind !== 'religious')
  const counting = worldly.filter(({ kind }) => !(kind === 'privilege' && arePrivilegesSmall))
  const named = (of: readonly Benefit[]) => of.map(({ description }) => description)
  if (worldly.length === 0) return { goods: benefits.length > 0 ? 'religious' : 'none', fmvCents: 0, received: [] }
  if (counting.length === 0 || areTokens(paidCents, counting, limits) || areSmall(paidCents, counting, limits))
    return { goods: 'insubstantial', fmvCents: 0, received: named(worldly) }
  const fmvCents = counting.reduce<number | null>((sum, benefit) => (sum === null || benefit.fmvCents === null ? null : sum + benefit.fmvCents), 0)
  // A benefit that the organization values at zero in good faith counts as nothing received.
  return fmvCents === 0 ? { goods: 'none', fmvCents, received: [] } : { goods: 'valued', fmvCents, received: named(counting) }
}

function areTokens(paidCents: number, benefits: readonly Benefit[], { tokensFrom, tokensCost }: Thresholds): boolean {
  if (tokensFrom === undefined || tokensCost === undefined || paidCents < tokensFrom) return false
  if (benefits.some(({ kind, costCents }) => kind !== 'token' || costCents === undefined)) return false
  return benefits.reduce((sum, { costCents = 0 }) => sum + costCents, 0) <= tokensCost
}

function areSmall(paidCents: number, benefits: readonly Benefit[], { benefitsUpTo }: Thresholds): boolean {
  if (benefitsUpTo === undefined || benefits.some(({ fmvCents }) => fmvCents === null)) return false
  const value = benefits.reduce((sum, { fmvCents }) => sum + (fmvCents ?? 0), 0)
  return value > 0 && value <= benefitsUpTo && value * 50 <= paidCents
}
