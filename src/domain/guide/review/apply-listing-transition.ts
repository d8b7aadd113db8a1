import { recordAt } from '../../shared/functions/handler'
import type { DataOf, StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { listings } from '../listings.collection'
import { RegistrationsWithin } from '../registering/registrations-transaction'
import { listingReviews } from './listing-reviews.collection'
import { eventsWith, type ListingMove, moved } from './listing-transitions'
import { printedText } from './printed-listing-fields'

/** A listing, and the registrations that move with it: several if it is a group's card. */
export interface ListingWithin {
  readonly listing: StoredOf<typeof listings>
  readonly registrationIds: readonly string[]
}

/** Reads a listing; `rev` is the revision that the caller saw. Throws `record-overtaken` if it has changed since. */
export async function listingWithin(within: RecordsWithin, { id, rev }: { readonly id: string; readonly rev: number }): Promise<ListingWithin> {
  const listing = await recordAt(within, listings, id)
  if (listing.rev !== rev) throw recordOvertaken(listing)
  const { registrationId, sharedBy = [] } = listing
  return { listing, registrationIds: registrationId === undefined ? [] : [registrationId, ...sharedBy] }
}

/** The registrations of these listings. No step of a listing frees a place. */
export const registrationsOf = (within: RecordsWithin, some: readonly ListingWithin[]) =>
  RegistrationsWithin.read(
    within,
    some.flatMap(({ registrationIds }) => registrationIds.map(id => ({ id }))),
    { frees: false },
  )

export interface MadeMove {
  readonly move: ListingMove | 'approveProof'
  readonly by: string
  readonly at: Date
  readonly note?: string | undefined
}

/** The result of a step, as JSON: it is stored for retries of the call. */
export interface MovedListing {
  readonly id: string
  /** The revision after the step. */
  readonly rev: number
  readonly status: string
  readonly name: string
  /** The people to be told: those whose listing it is. */
  readonly personIds: readonly string[]
}

/**
 * The only function that changes a listing's state. Records the review step and moves the registrations; the caller writes those
 * (`RegistrationsWithin.write`). Throws `illegal-transition` before any write if one of them does not allow the step.
 */
export function applyListingTransition(
  within: RecordsWithin,
  all: RegistrationsWithin,
  { listing, registrationIds }: ListingWithin,
  made: MadeMove,
): MovedListing {
  const { move, at } = made
  const known = registrationIds.flatMap(id => {
    const now = all.now(id)
    return now ? [{ id, now }] : []
  })
  const status = move === 'approveProof' ? requireApproved(listing.status) : statusAfter(listing.status, known, move)
  const proofApprovedAt = move === 'approveProof' ? at : status === 'draft' ? undefined : listing.proofApprovedAt
  within.change(listings, listing, { status, proofApprovedAt, ...(move === 'lock' && { printLockedAt: at }) })
  if (move !== 'approveProof') for (const { id, now } of known) for (const event of eventsWith(move, now.status)) all.move(id, event)
  const rev = noteReview(within, listing, made)
  const artist = listing.artistId ?? listing.ownerIds[0]
  const personIds = known.length > 0 ? [...new Set(known.map(({ now }) => now.personId))] : artist === undefined ? [] : [artist]
  return { id: listing.id, rev, status, name: listing.displayName, personIds }
}

/** Records a review step under the listing's next revision, which it returns. */
export function noteReview(
  within: RecordsWithin,
  listing: ListingWithin['listing'],
  { move, note, by, at }: Omit<MadeMove, 'move'> & { readonly move: DataOf<typeof listingReviews>['move'] },
): number {
  const rev = listing.rev + 1
  const { ownerIds, editionId, id } = listing
  const review = { ownerIds: [...ownerIds], editionId, move, note, by, at, printed: printedText(listing) }
  within.create(listingReviews, String(rev), review, { listing: id })
  return rev
}

type Status = StoredOf<typeof listings>['status']

function statusAfter(listing: Status, known: readonly { readonly now: { readonly status: Parameters<typeof eventsWith>[1] } }[], move: ListingMove) {
  for (const { now } of known) moved({ listing, registration: now.status }, move)
  return moved({ listing }, move).listing
}

/** A proof can be reviewed while its listing is approved and not yet locked. */
function requireApproved(status: Status) {
  if (status !== 'approved') throw new RuleBroken('illegal-transition', { from: status, event: 'approveProof' })
  return status
}
