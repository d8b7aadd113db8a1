import type { DataOf } from '../../shared/records/collection'
import type { deadlineKeys, deadlines } from '../deadlines.collection'
import { type PricePhase, pricePhases } from '../price-phases'

export type DeadlineKey = (typeof deadlineKeys)[number]
/** What is read of a stored deadline. */
export type Deadline = Pick<DataOf<typeof deadlines>, 'key' | 'at'>
export type { PricePhase }

/** Where an edition's registration stands at an instant. */
export interface CallPhase {
  /** `before` the call opens, one of the three prices while it is open, `closed` afterwards. */
  readonly phase: 'before' | PricePhase | 'closed'
  /** `before`: when the call opens. A price: its last second, 23:59:59 for a deadline at 23:59. */
  readonly endsAt?: Date
  /** The phase is over, but the form was opened in it and is sent within the grace. */
  readonly inGrace: boolean
}

const minute = 60_000
/** A form that was opened before a deadline may be sent this long after it. Nobody is told, so that nobody counts on it. */
const graceMinutes = 15

const endOf: Readonly<Record<PricePhase, DeadlineKey>> = { early: 'earlyEnds', regular: 'regularEnds', late: 'lateEnds' }

/**
 * The phase of registration of the edition with these deadlines. Everything that depends on the season asks this function or the questions
 * below. A phase without a deadline does not exist; without `callOpens` the call is not open.
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

/** Whether artists may still change the pictures of their listings. Without a deadline they may. */
export const mayChangeImages = (deadlines: readonly Deadline[], instant: Date, openedAt?: Date) => !isOver(deadlines, 'imageDue', instant, openedAt)

/** Whether artists look through their proofs. */
export const isProofOpen = (deadlines: readonly Deadline[], instant: Date, openedAt?: Date) =>
  hasBegun(deadlines, 'proofOpens', instant) && !isOver(deadlines, 'proofCloses', instant, openedAt)

/** Whether the time for proofs is over. Without a deadline it is not. */
export const haveProofsClosed = (deadlines: readonly Deadline[], instant: Date) => isOver(deadlines, 'proofCloses', instant)

/** Whether addresses, buildings and pins stay as they are. */
export const isAddressLocked = (deadlines: readonly Deadline[], instant: Date, openedAt?: Date) => isOver(deadlines, 'addressLock', instant, openedAt)

/** Whether what is printed stays as it is: from now on there are errata only. */
export const isPrintLocked = (deadlines: readonly Deadline[], instant: Date) => isOver(deadlines, 'printLock', instant)

/** Whether whoever withdraws gets the fee back. */
export const mayBeRefunded = (deadlines: readonly Deadline[], instant: Date) => !isOver(deadlines, 'refundsEnd', instant)

/** Deadlines that have not passed yet, the next one first. */
export const upcomingDeadlines = <T extends Deadline>(deadlines: readonly T[], instant: Date): readonly T[] =>
  deadlines.filter(({ at }) => !hasPassed(at.utc, instant)).toSorted((a, b) => a.at.utc.getTime() - b.at.utc.getTime())

function isOver(deadlines: readonly Deadline[], key: DeadlineKey, instant: Date, openedAt?: Date): boolean {
  const ends = timeOf(deadlines, key)
  if (!ends || !hasPassed(ends, instant)) return false
  return !(openedAt && !hasPassed(ends, openedAt) && isWithinGrace(lastSecond(ends), instant))
}

function hasBegun(deadlines: readonly Deadline[], key: DeadlineKey, instant: Date): boolean {
  const begins = timeOf(deadlines, key)
  return !!begins && instant >= begins
}

/** What ends lasts through the minute that its deadline names: 23:59 is 23:59:59. */
const hasPassed = (ends: Date, instant: Date) => instant.getTime() >= ends.getTime() + minute
const lastSecond = (ends: Date) => new Date(ends.getTime() + minute - 1000)
const isWithinGrace = (last: Date, instant: Date) => instant.getTime() <= last.getTime() + 1000 + graceMinutes * minute

const timeOf = (deadlines: readonly Deadline[], key: DeadlineKey): Date | undefined => deadlines.find(one => one.key === key)?.at.utc
