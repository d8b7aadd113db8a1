import { listings } from '../../../guide/listings.collection'
import { defineImport } from '../../import-handler'
import type { ExistingListings } from '../listings/imported-listing'
import { listingKeeps, undoListings } from '../listings/listing-undo'
import { existingListings } from '../listings/read-existing-listings'
import { importedOpeningFields } from './imported-opening'
import { openingWords } from './opening-row'
import { openingsImport } from './openings-import'
import { planOpenings } from './plan-openings'
import { writeOpenings } from './write-openings'

export const openingsImportHandler = defineImport<ExistingListings, undefined>({
  kind: openingsImport,
  fields: { ...importedOpeningFields, openings: listings.fields.openings },
  words: openingWords,
  refusals: { 'listing-missing': 'its listing was deleted', printed: 'it was printed meanwhile' },
  keeps: listingKeeps,
  existing: existingListings,
  plan: planOpenings,
  write: writeOpenings,
  undo: undoListings,
})
