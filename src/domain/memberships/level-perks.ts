import { type Deductible, deductible } from '../giving/deductible-amount'
import type { MembershipLevel, MembershipProduct, Perk } from './offered-memberships'

/** The deductible part of a level's price. */
export const levelDeductible = ({ price, fmv }: Pick<MembershipLevel, 'price' | 'fmv'>): Deductible =>
  deductible({ paidCents: price.cents, fmvCents: fmv?.cents ?? null })

/** The perks of all levels that are valid on a day, those with the most levels first, otherwise as they are given: the rows of the comparison table. */
export function perksOf({ levels }: Pick<MembershipProduct, 'levels'>, perks: readonly Perk[], today: string): readonly Perk[] {
  const count = ({ id }: Perk) => levels.filter(({ perkIds }) => perkIds.includes(id)).length
  return perks.filter(perk => count(perk) > 0 && isRunning(perk, today)).sort((a, b) => count(b) - count(a))
}

/** Whether the day is within the perk's period; first and last day are included. */
export const isRunning = ({ startsOn, endsOn }: Pick<Perk, 'startsOn' | 'endsOn'>, today: string) => startsOn <= today && today <= endsOn
