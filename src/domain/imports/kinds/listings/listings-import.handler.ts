import { listings } from '../../../guide/listings.collection'
import { defineImport } from '../../import-handler'
import { type ExistingListings, importedListingFields } from './imported-listing'
import { listingWords } from './listing-row'
import { listingKeeps, undoListings } from './listing-undo'
import { listingsImport } from './listings-import'
import { planListings } from './plan-listings'
import { existingListings } from './read-existing-listings'
import { writeListings } from './write-listings'

export const listingsImportHandler = defineImport<ExistingListings, undefined>({
  kind: listingsImport,
  fields: { ...importedListingFields, status: listings.fields.status, openings: listings.fields.openings },
  words: listingWords,
  refusals: { 'listing-missing': 'its listing was deleted', printed: 'it was printed meanwhile' },
  keeps: listingKeeps,
  existing: existingListings,
  plan: planListings,
  write: writeListings,
  undo: undoListings,
})
