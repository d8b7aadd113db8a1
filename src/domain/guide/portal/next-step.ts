import type { DataOf, StoredOf } from '../../shared/records/collection'
import type { Deadline, DeadlineKey } from '../clock/deadline'
import { isProofOpen, upcomingDeadlines } from '../clock/deadline-checks'
import { missingParts } from '../house-style/listing-parts'
import type { listings } from '../listings.collection'
import type { registrations } from '../registrations.collection'

/**
 * What the artist does next with a listing, or what it waits for. `changes`: the staff asked for something. `send`: it is whole, and can be
 * reviewed. `review`: the staff read it. `approved`: until the proof. `proofed`: until it is printed.
 * `published`: on the web before the guide went to print.
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
      return isUnpaid(registration) ? 'pay' : 'review'
    case 'approved':
      if (listing.proofApprovedAt) return 'proofed'
      return isProofOpen(deadlines, now) ? 'proof' : 'approved'
    case 'locked':
      return 'printed'
    case 'published':
      return listing.printLockedAt ? 'printed' : 'published'
    case 'draft':
      if (isUnpaid(registration)) return 'pay'
      if (registration?.status === 'changes_requested') return 'changes'
      return missingParts(listing).length > 0 ? 'finish' : 'send'
  }
}

/** What is to be paid in the shop before staff read it. */
export const isUnpaid = (registration: Registration | undefined) =>
  registration?.status === 'submitted' || registration?.status === 'awaiting_payment'

/** What artists and hosts need not keep. */
const ofOthers: readonly DeadlineKey[] = ['callOpens', 'refundsEnd', 'adClose', 'artDue']

/** The deadlines of artists and hosts that are still to come, the next one first. */
export const comingDeadlines = (deadlines: readonly Deadline[], now: Date): readonly Deadline[] =>
  upcomingDeadlines(deadlines, now).filter(({ key }) => !ofOthers.includes(key))
