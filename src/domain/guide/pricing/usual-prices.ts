import { pricePhases } from '../price-phases'
import type { PriceRow, PriceTable } from './registration-price'

/** Tiers of an edition that names none. */
export const usualTiers = ['Premier', 'Participating'] as const

/** Early, regular and late, then the second registration, in dollars (product.md C5). */
const usual: Readonly<Record<(typeof usualTiers)[number], { readonly first: readonly [number, number, number]; readonly second: number }>> = {
  Participating: { first: [145, 175, 225], second: 75 },
  Premier: { first: [225, 265, 325], second: 110 },
}

/** The prices that a new edition begins with. Tiers of other names cost what Participating does. */
export function usualPrices(tiers: readonly string[] = usualTiers): PriceTable {
  const rows = (tiers.length > 0 ? tiers : usualTiers).flatMap(tier => {
    const { first, second } = usual[tier as keyof typeof usual] ?? usual.Participating
    return (['member', 'nonMember'] as const).flatMap(audience =>
      pricePhases.flatMap((phase, i): PriceRow[] => [
        { tier, phase, audience, registration: 1, cents: first[i]! * 100 },
        { tier, phase, audience, registration: 2, cents: second * 100 },
      ]),
    )
  })
  return { rows, volunteerCents: 1250, volunteerHours: 4 }
}
