import { listingContacts } from '../guide/listing-contacts'
import { listingStates, listings } from '../guide/listings'
import type { Records } from '../shared/records'
import { transition } from '../shared/state-machine'

/** What stands on a listing whose artist is nobody any more. It stays withdrawn, for its number was printed. */
const nobodysStudio = {
  displayName: 'Former studio',
  sortName: 'Former studio',
  studioName: undefined,
  doorNote: undefined,
  blurb: undefined,
  about: undefined,
  imageId: undefined,
  links: [],
  errata: undefined,
}

/**
 * Takes an artist's studios out of every edition: their words, names, and how they are reached. What law keeps (receipts) lies elsewhere.
 * Says which editions held one; done again, it says the same.
 */
export async function forgetStudios(records: Records, personId: string): Promise<ReadonlySet<string>> {
  const theirs = await records.find(listings, { where: [['artistId', '==', personId]] })
  for (const { id } of theirs) {
    const contacts = await records.find(listingContacts, { params: { listing: id } })
    await records.transact(async within => {
      const listing = await within.get(listings, id)
      if (!listing) return
      const status = listing.status === 'withdrawn' ? listing.status : transition(listingStates, listing.status, 'withdraw')
      within.change(listings, listing, { ...nobodysStudio, ownerIds: listing.ownerIds.filter(owner => owner !== personId), status })
      for (const contact of contacts) within.delete(listingContacts, contact.id, { listing: id })
    })
  }
  return new Set(theirs.map(({ editionId }) => editionId))
}
