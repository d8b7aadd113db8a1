import { levelDeductible } from '../../../domain/memberships/level-perks'
import type { MembershipLevel } from '../../../domain/memberships/membership-offer'
import { moneyOf } from '../../kit/format-money'

/** What of a level's price may be deducted, and why not all of it. */
export function deductibleText(level: Pick<MembershipLevel, 'price' | 'fmv'>): string {
  const found = levelDeductible(level)
  if (found.letter === 'refused') return 'How much of this can be deducted is not known yet: its benefits are still being valued.'
  if (found.cents === null || found.cents === 0) return 'Nothing of this can be deducted: what you receive is worth its price.'
  if (found.letter === 'no-goods') return `All of it, ${moneyOf({ cents: found.cents })}, can be deducted.`
  return `${moneyOf({ cents: found.cents })} of it can be deducted. What you receive is worth about ${moneyOf(level.fmv!)}.`
}

export const termText = (months: number) => (months === 12 ? 'a year' : months === 1 ? 'a month' : `for ${months} months`)

export const seatText = (seats: number) => (seats === 1 ? 'For one person' : `For up to ${seats} people`)
