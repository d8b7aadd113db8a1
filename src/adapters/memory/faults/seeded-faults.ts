import type { PortCode, PortName } from '../../../ports/errors'
import { portCodes } from '../../../ports/errors'
import { Random } from '../sample/random'
import type { Fault, FaultPlan } from './fault'

/** How often each fault befalls a call, from 0 to 1; together at most 1. */
export interface FaultRates {
  readonly delay: number
  readonly drop: number
  readonly refuse: number
  readonly reorder: number
}

const longestDelay = 30

/** Faults by chance: the same seed befalls the same calls in the same way. A refusal takes any code of its port. */
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
