import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import type { DeadlineKey } from './deadline'
import type { DeadlineTimes } from './deadline-order'

/** Weeks between each deadline’s week and that of the first open day. */
const weeksBefore: Readonly<Record<DeadlineKey, number>> = {
  callOpens: 34,
  earlyEnds: 28,
  regularEnds: 22,
  lateEnds: 19,
  imageDue: 17,
  proofOpens: 15,
  proofCloses: 13,
  addressLock: 12,
  printLock: 11,
  guideOut: 3,
  refundsEnd: 18,
  adClose: 20,
  artDue: 16,
}
/** What begins on a Monday morning; everything else ends with a Sunday. */
const opening: readonly DeadlineKey[] = ['callOpens', 'proofOpens', 'guideOut']

/** The deadlines of a usual season, counted back from its first open day: a start for an edition that has none to copy. */
export function usualDeadlines(firstDay: string): DeadlineTimes {
  // Day 0 is a Thursday.
  const monday = dayNumber(firstDay) - ((dayNumber(firstDay) + 3) % 7)
  const days = Object.entries(weeksBefore) as [DeadlineKey, number][]
  return Object.fromEntries(
    days.map(([key, weeks]) => {
      const opens = opening.includes(key)
      return [key, `${dateOfDay(monday - weeks * 7 + (opens ? 0 : 6))}T${opens ? '09:00' : '23:59'}`]
    }),
  )
}
