import type { PricePhase } from '../../guide/price-phases'
import type { AdPriceTable, AdSpace } from './ad-price-table'

export interface WantedAd {
  readonly space: AdSpace
  readonly isNonprofit: boolean
  readonly wantsDesign: boolean
}

export interface AdPriceLine {
  readonly kind: 'space' | 'nonprofit' | 'design'
  readonly cents: number
}

export interface AdPrice {
  /** They add up to the total. */
  readonly lines: readonly AdPriceLine[]
  readonly totalCents: number
}

/** The price of an advertisement in a phase. The discount for nonprofits lowers the price of the space, not that of our work. */
export function adPrice(
  { nonprofitPercent, designHelp }: Pick<AdPriceTable, 'nonprofitPercent' | 'designHelp'>,
  { space, isNonprofit, wantsDesign }: WantedAd,
  phase: PricePhase,
): AdPrice {
  const { cents } = space[phase]
  const discount = isNonprofit ? Math.round((cents * nonprofitPercent) / 100) : 0
  const design = wantsDesign ? designHelp.cents : 0
  return {
    lines: [
      { kind: 'space', cents },
      ...(discount > 0 ? [{ kind: 'nonprofit', cents: -discount } as const] : []),
      ...(design > 0 ? [{ kind: 'design', cents: design } as const] : []),
    ],
    totalCents: cents - discount + design,
  }
}
