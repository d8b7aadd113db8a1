import { type Deadline, type DeadlineKey, hasPassed, isWithinGrace, lastSecond, timeOf } from './deadline'

/** Whether artists may still change the pictures of their listings. Without the deadline they may. */
export const mayChangeImages = (deadlines: readonly Deadline[], instant: Date, openedAt?: Date) => !isOver(deadlines, 'imageDue', instant, openedAt)

/** Whether artists may review their proofs now. */
export const isProofOpen = (deadlines: readonly Deadline[], instant: Date, openedAt?: Date) =>
  hasBegun(deadlines, 'proofOpens', instant) && !isOver(deadlines, 'proofCloses', instant, openedAt)

/** Whether its artist has to approve the proof of a listing now. */
export const isProofDue = (
  { status, proofApprovedAt }: { readonly status: string; readonly proofApprovedAt?: Date | undefined },
  deadlines: readonly Deadline[],
  instant: Date,
) => status === 'approved' && !proofApprovedAt && isProofOpen(deadlines, instant)

/** Whether the review of proofs is over. Without the deadline it is not. */
export const haveProofsClosed = (deadlines: readonly Deadline[], instant: Date) => isOver(deadlines, 'proofCloses', instant)

/** Whether addresses, buildings and pins are locked against changes. */
export const isAddressLocked = (deadlines: readonly Deadline[], instant: Date, openedAt?: Date) => isOver(deadlines, 'addressLock', instant, openedAt)

/** Whether printed fields are locked against changes: later corrections are errata. */
export const isPrintLocked = (deadlines: readonly Deadline[], instant: Date) => isOver(deadlines, 'printLock', instant)

/** Whether an artist who withdraws gets the fee back. */
export const mayBeRefunded = (deadlines: readonly Deadline[], instant: Date) => !isOver(deadlines, 'refundsEnd', instant)

/** Deadlines that have not passed, the next one first. */
export const upcomingDeadlines = <T extends Deadline>(deadlines: readonly T[], instant: Date): readonly T[] =>
  deadlines.filter(({ at }) => !hasPassed(at.utc, instant)).toSorted((a, b) => a.at.utc.getTime() - b.at.utc.getTime())

/** `openedAt`: when the form was opened; it gets the grace after the deadline. */
function isOver(deadlines: readonly Deadline[], key: DeadlineKey, instant: Date, openedAt?: Date): boolean {
  const ends = timeOf(deadlines, key)
  if (!ends || !hasPassed(ends, instant)) return false
  return !(openedAt && !hasPassed(ends, openedAt) && isWithinGrace(lastSecond(ends), instant))
}

function hasBegun(deadlines: readonly Deadline[], key: DeadlineKey, instant: Date): boolean {
  const begins = timeOf(deadlines, key)
  return !!begins && instant >= begins
}
