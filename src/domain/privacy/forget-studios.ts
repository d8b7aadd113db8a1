import { listingContacts } from '../guide/listing-contacts.collection'
import { listingStates, listings } from '../guide/listings.collection'
import { listingReviews } from '../guide/review/listing-reviews.collection'
import { transition } from '../shared/records/collection'
import { forgottenFields } from '../shared/records/forgotten-fields'
import type { Records } from '../shared/records/records'

/**
 * Withdraws an artist's studios from every edition and empties their texts, names and contact details. The withdrawn records stay, because
 * their numbers were printed. Data under statutory retention (receipts) is in other collections. Returns the editions that contained a
 * studio; a repeated call returns the same.
 */
export async function forgetStudios(records: Records, personId: string): Promise<ReadonlySet<string>> {
  const theirs = await records.find(listings, { where: [['artistId', '==', personId]] })
  for (const { id } of theirs) {
    const contacts = await records.find(listingContacts, { params: { listing: id } })
    const reviews = await records.find(listingReviews, { params: { listing: id } })
    await records.transact(async within => {
      const listing = await within.get(listings, id)
      if (!listing) return
      const status = listing.status === 'withdrawn' ? listing.status : transition(listingStates, listing.status, 'withdraw')
      within.change(listings, listing, { ...forgottenFields(listings), ownerIds: listing.ownerIds.filter(owner => owner !== personId), status })
      for (const contact of contacts) within.delete(listingContacts, contact.id, { listing: id })
      for (const review of reviews) within.delete(listingReviews, review.id, { listing: id })
    })
  }
  return new Set(theirs.map(({ editionId }) => editionId))
}
