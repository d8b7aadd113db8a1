import { Random } from '../../../src/adapters/memory/sample/random'
import type { PortCode, PortName } from '../../../src/ports/errors'
import { portCodes } from '../../../src/ports/errors'
import type { Fault, FaultPlan } from './fault'

/** The probability of each fault per call, from 0 to 1; together at most 1. */
export interface FaultRates {
  readonly delay: number
  readonly drop: number
  readonly refuse: number
  readonly reorder: number
}

const longestDelay = 30

/** Random faults: the same seed gives the same faults for the same calls. A refusal may have any error code of its port. */
export function seededFaults(seed: string, { delay, drop, refuse, reorder }: FaultRates): FaultPlan {
  const random = new Random(seed)
  return <P extends PortName>(port: P): Fault<P> | undefined => {
    const chance = random.next()
    if (chance < delay) return { kind: 'delay', ms: random.whole(1, longestDelay) }
    if (chance < delay + drop) return { kind: 'drop' }
    if (chance < delay + drop + refuse) return { kind: 'refuse', code: random.pick<PortCode<P>>(portCodes[port]) }
    return chance < delay + drop + refuse + reorder ? { kind: 'reorder' } : undefined
  }
}
