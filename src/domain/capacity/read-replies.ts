import { type Rsvp, rsvps } from '../events/rsvps.collection'
import type { Records } from '../shared/records/records'

/** How many of the waiting list, or of the offers, one transaction looks at. The clock looks again. */
const atOnce = 50

export interface ReadReplies {
  readonly replies: readonly Rsvp[]
  /** Set if more wait than were read: the first of them. */
  readonly firstInLine: readonly string[] | undefined
  /** Whether there are more offers than were read. */
  readonly isOffering: boolean
}

/** Which replies of an event a change concerns. */
export interface Concerned {
  /** The person whose free reply it is. */
  readonly personId?: string | undefined
  /** Paid replies. */
  readonly replyIds?: readonly string[]
  /** The waiting list stays as it is: the clock looks after it. */
  readonly leavesLine?: boolean
}

/** The replies that a change may concern: the first who wait, the offers that end first, a person's own free one, and the named ones. */
export async function readReplies(records: Records, eventId: string, { personId, replyIds = [], leavesLine }: Concerned): Promise<ReadReplies> {
  const of = ['eventId', '==', eventId] as const
  const [waiting, offered, own, named] = await Promise.all([
    leavesLine ? [] : records.find(rsvps, { where: [of, ['status', '==', 'waitlist']], orderBy: [['queuedAt', 'asc']], limit: atOnce }),
    leavesLine ? [] : records.find(rsvps, { where: [of, ['status', '==', 'offered']], orderBy: [['offeredUntil', 'asc']], limit: atOnce }),
    personId === undefined ? [] : records.find(rsvps, { where: [of, ['personId', '==', personId]] }),
    records.getAll(rsvps, replyIds),
  ])
  // After a merge a person may have two replies; the one that still stands counts.
  const free = own.filter(({ orderId }) => orderId === undefined)
  const standing = free.find(({ status }) => status !== 'cancelled') ?? free[0]
  return {
    replies: [...waiting, ...offered, ...(standing ? [standing] : []), ...named.values()],
    firstInLine: waiting.length === atOnce ? waiting.map(({ id }) => id) : undefined,
    isOffering: offered.length === atOnce,
  }
}
