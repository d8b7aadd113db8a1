import type { DataOf, StoredOf } from '../../shared/records/collection'
import type { Deadline, DeadlineKey } from '../clock/deadline'
import { isProofDue, upcomingDeadlines } from '../clock/what-deadlines-allow'
import { missingParts } from '../house-style/listing-completeness'
import type { listings } from '../listings.collection'
import { isUnpaid } from '../registering/registration-states'
import type { registrations } from '../registrations.collection'

/**
 * The artist's next step for a listing, or what it waits for. `changes`: staff asked for a change. `send`: it is complete and can be
 * reviewed. `review`: staff are reviewing it. `approved`: waits for the proof. `proofed`: waits for printing. `published`: on the web before
 * the guide went to print.
 */
export type NextStep = 'pay' | 'finish' | 'changes' | 'send' | 'review' | 'proof' | 'proofed' | 'approved' | 'published' | 'printed' | 'withdrawn'

type Listing = StoredOf<typeof listings>
type Registration = Pick<DataOf<typeof registrations>, 'status'>

export function nextStep(listing: Listing, registration: Registration | undefined, deadlines: readonly Deadline[], now: Date): NextStep {
  switch (listing.status) {
    case 'withdrawn':
      return 'withdrawn'
    case 'ready':
    case 'in_review':
      return owesFee(registration) ? 'pay' : 'review'
    case 'approved':
      if (listing.proofApprovedAt) return 'proofed'
      return isProofDue(listing, deadlines, now) ? 'proof' : 'approved'
    case 'locked':
      return 'printed'
    case 'published':
      return listing.printLockedAt ? 'printed' : 'published'
    case 'draft':
      if (owesFee(registration)) return 'pay'
      if (registration?.status === 'changes_requested') return 'changes'
      return missingParts(listing).length > 0 ? 'finish' : 'send'
  }
}

/** The fee must be paid in the shop before staff review the listing. */
const owesFee = (registration: Registration | undefined) => registration !== undefined && isUnpaid(registration.status)

/** Deadlines that do not concern artists and hosts. */
const ofOthers: readonly DeadlineKey[] = ['callOpens', 'refundsEnd', 'adClose', 'artDue']

/** The upcoming deadlines for artists and hosts, the next one first. */
export const comingDeadlines = (deadlines: readonly Deadline[], now: Date): readonly Deadline[] =>
  upcomingDeadlines(deadlines, now).filter(({ key }) => !ofOthers.includes(key))
