import { type PricePhase, pricePhases } from '../price-phases'
import { type Deadline, type DeadlineKey, hasPassed, isWithinGrace, lastSecond, timeOf } from './deadline'

/** The state of an edition's registration at an instant. */
export interface CallPhase {
  /** `before` the call opens, one of the three price phases while it is open, `closed` afterwards. */
  readonly phase: 'before' | PricePhase | 'closed'
  /** In `before`: when the call opens. In a price phase: its last second, 23:59:59 for a deadline at 23:59. */
  readonly endsAt?: Date
  /** The phase is over, but the form was opened in it and is sent within the grace. */
  readonly inGrace: boolean
}

const endOf: Readonly<Record<PricePhase, DeadlineKey>> = { early: 'earlyEnds', regular: 'regularEnds', late: 'lateEnds' }

/**
 * The registration phase of the edition with these deadlines. A price phase without a deadline is skipped; without `callOpens` the call is not
 * open. `openedAt`: when the form was opened that is sent at `instant`.
 */
export function phaseAt(deadlines: readonly Deadline[], instant: Date, openedAt?: Date): CallPhase {
  const now = plainPhase(deadlines, instant)
  const opened = openedAt && openedAt < instant ? plainPhase(deadlines, openedAt) : undefined
  const inGrace = !!opened?.endsAt && opened.phase !== 'before' && opened.phase !== now.phase && isWithinGrace(opened.endsAt, instant)
  return inGrace ? { ...opened, inGrace } : { ...now, inGrace: false }
}

function plainPhase(deadlines: readonly Deadline[], instant: Date): Omit<CallPhase, 'inGrace'> {
  const opens = timeOf(deadlines, 'callOpens')
  if (!opens || instant < opens) return { phase: 'before', ...(opens && { endsAt: opens }) }
  for (const phase of pricePhases) {
    const ends = timeOf(deadlines, endOf[phase])
    if (ends && !hasPassed(ends, instant)) return { phase, endsAt: lastSecond(ends) }
  }
  return { phase: 'closed' }
}
