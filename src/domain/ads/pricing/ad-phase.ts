import { type Deadline, hasPassed, lastSecond, timeOf } from '../../guide/clock/deadline'
import { phaseAt } from '../../guide/clock/phase-at'
import type { PricePhase } from '../../guide/price-phases'

/** Whether advertisements are sold at an instant, and at which price. */
export interface AdPhase {
  readonly phase: 'before' | PricePhase | 'closed'
  /** In `before`: when the sale begins. In a price phase: its last second. */
  readonly endsAt?: Date
}

/**
 * The phases are those of registrations, so that there is one timeline; but advertising closes at its own deadline, `adClose`, before the end
 * of the registrations or after it. Without that deadline it closes with them.
 */
export function adPhaseAt(deadlines: readonly Deadline[], instant: Date): AdPhase {
  const closes = timeOf(deadlines, 'adClose')
  const { phase, endsAt } = phaseAt(deadlines, instant)
  if (phase === 'before' || !closes) return { phase, ...(endsAt && { endsAt }) }
  if (hasPassed(closes, instant)) return { phase: 'closed' }
  const last = lastSecond(closes)
  if (phase === 'late' || phase === 'closed') return { phase: 'late', endsAt: last }
  return { phase, endsAt: endsAt && endsAt < last ? endsAt : last }
}
