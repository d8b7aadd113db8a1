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

/** The replies that a change may concern: the first who wait, the offers that end first, and a person's own. */
export async function readReplies(records: Records, eventId: string, personId: string | undefined): Promise<ReadReplies> {
  const of = ['eventId', '==', eventId] as const
  const [waiting, offered, own] = await Promise.all([
    records.find(rsvps, { where: [of, ['status', '==', 'waitlist']], orderBy: [['queuedAt', 'asc']], limit: atOnce }),
    records.find(rsvps, { where: [of, ['status', '==', 'offered']], orderBy: [['offeredUntil', 'asc']], limit: atOnce }),
    personId === undefined ? [] : records.find(rsvps, { where: [of, ['personId', '==', personId]] }),
  ])
  // After a merge a person may have two replies; the one that still stands counts.
  const standing = own.find(({ status }) => status !== 'cancelled') ?? own[0]
  return {
    replies: [...waiting, ...offered, ...(standing ? [standing] : [])],
    firstInLine: waiting.length === atOnce ? waiting.map(({ id }) => id) : undefined,
    isOffering: offered.length === atOnce,
  }
}
