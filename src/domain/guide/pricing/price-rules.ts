import { pricePhases } from '../price-phases'
import type { PriceRow } from './registration-price'

/** What has one price in each phase: a line of the table of prices. */
export type PriceKind = Pick<PriceRow, 'tier' | 'audience' | 'registration' | 'groupFrom'>

export const priceKindKey = ({ tier, audience, registration, groupFrom = 0 }: PriceKind) => `${tier}|${audience}|${registration}|${groupFrom}`

/** Why a table of prices cannot be used: two rows are for the same registration, or somebody who may register has no price. */
export type BrokenPrices = { readonly rule: 'price-twice' | 'price-missing'; readonly tier: string; readonly phase: PriceRow['phase'] }

export function brokenPrices(rows: readonly PriceRow[], tiers: readonly string[]): BrokenPrices | undefined {
  const seen = new Set<string>()
  for (const row of rows) {
    const key = `${priceKindKey(row)}|${row.phase}`
    if (seen.has(key)) return { rule: 'price-twice', tier: row.tier, phase: row.phase }
    seen.add(key)
  }
  for (const tier of tiers)
    for (const phase of pricePhases)
      for (const audience of ['member', 'nonMember'] as const)
        if (!seen.has(`${priceKindKey({ tier, audience, registration: 1 })}|${phase}`)) return { rule: 'price-missing', tier, phase }
  return undefined
}
