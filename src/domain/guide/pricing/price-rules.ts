import { RuleBroken } from '../../shared/records/rule-broken'
import { pricePhases } from '../price-phases'
import type { PriceRow } from './registration-price'

/** The key of one line in the price table, which has a price for each phase. */
export type PriceKind = Pick<PriceRow, 'tier' | 'audience' | 'registration' | 'groupFrom'>

export const priceKindKey = ({ tier, audience, registration, groupFrom = 0 }: PriceKind) => `${tier}|${audience}|${registration}|${groupFrom}`

/** The key of one price. */
export const priceRowKey = (row: PriceKind & Pick<PriceRow, 'phase'>) => `${priceKindKey(row)}|${row.phase}`

/** Why a price table cannot be used: two rows for the same registration, or no price for somebody who may register. */
export type BrokenPrices = { readonly rule: 'price-twice' | 'price-missing'; readonly tier: string; readonly phase: PriceRow['phase'] }

export function brokenPrices(rows: readonly PriceRow[], tiers: readonly string[]): BrokenPrices | undefined {
  const seen = new Set<string>()
  for (const row of rows) {
    const key = priceRowKey(row)
    if (seen.has(key)) return { rule: 'price-twice', tier: row.tier, phase: row.phase }
    seen.add(key)
  }
  for (const tier of tiers)
    for (const phase of pricePhases)
      for (const audience of ['member', 'nonMember'] as const)
        if (!seen.has(`${priceKindKey({ tier, audience, registration: 1 })}|${phase}`)) return { rule: 'price-missing', tier, phase }
  return undefined
}

export function checkPrices(rows: readonly PriceRow[], tiers: readonly string[] = []): void {
  const broken = brokenPrices(rows, tiers)
  if (broken) throw new RuleBroken(broken.rule, { tier: broken.tier, phase: broken.phase })
}
