import type { DataOf } from '../../shared/records/collection'
import type { PricePhase } from '../price-phases'
import type { registrations } from '../registrations.collection'
import { type PriceAudience, type PriceTable, registrationPrice } from './registration-price'

type Registration = Pick<DataOf<typeof registrations>, 'tier' | 'n' | 'audience' | 'phaseAtSubmit' | 'volunteerHours' | 'status'>

/** Registrations of one kind that were paid in an edition. */
export interface PaidCount {
  readonly tier: string
  readonly n: number
  readonly phase: PricePhase
  readonly audience: PriceAudience
  readonly count: number
  /** Volunteer hours of each registration: as many entries as registrations. */
  readonly volunteerHours: readonly number[]
}

const paid: readonly Registration['status'][] = ['paid', 'in_review', 'changes_requested', 'approved', 'confirmed']

/**
 * The paid registrations of an edition by tier, phase, whose price they had, and whether they were the first or second; one that does not
 * say whose price it had counts as a member's.
 */
export function paidCounts(all: readonly Registration[]): readonly PaidCount[] {
  const counts = new Map<string, PaidCount>()
  for (const { tier, n, audience = 'member', phaseAtSubmit: phase, volunteerHours, status } of all) {
    if (tier === undefined || !phase || !paid.includes(status)) continue
    const key = `${tier}|${n}|${phase}|${audience}`
    const before = counts.get(key) ?? { tier, n, phase, audience, count: 0, volunteerHours: [] }
    counts.set(key, { ...before, count: before.count + 1, volunteerHours: [...before.volunteerHours, volunteerHours] })
  }
  return [...counts.values()].toSorted((a, b) => a.n - b.n || a.tier.localeCompare(b.tier, 'en') || a.phase.localeCompare(b.phase, 'en'))
}

/** What these registrations would bring with a table of prices, in cents; `unpriced` is how many of them it has no price for. */
export function revenueOf(table: PriceTable, counts: readonly PaidCount[]) {
  let cents = 0
  let unpriced = 0
  for (const { tier, n, phase, audience, volunteerHours } of counts)
    for (const hours of volunteerHours) {
      // A registration does not say how large its group was: the first step of the ladder is taken.
      const groupSize = Math.min(...table.rows.flatMap(row => (row.audience === 'group' && row.tier === tier ? [row.groupFrom ?? 1] : [])))
      const price = registrationPrice(table, { tier, n, audience, groupSize, volunteerHours: hours }, phase)
      if (price) cents += price.totalCents
      else unpriced++
    }
  return { cents, unpriced }
}
