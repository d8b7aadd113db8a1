import * as v from 'valibot'
import { recordId } from '../../shared/records/document-id'
import { printLimits } from '../listings.collection'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** Where and when somebody opens, as they ask for it: in a building, or in a studio of their own. */
export const wantedPlace = v.strictObject({
  /** Made by the browser, or of a draft or an offer that there is. */
  id: recordId,
  siteId: v.exactOptional(recordId),
  unit: v.exactOptional(line(12)),
  /** Of a studio of their own, in the city of the edition. */
  street: v.exactOptional(line(120)),
  postcode: v.exactOptional(line(20)),
  /** Of a studio of their own; a building's is known. */
  neighbourhoodId: v.exactOptional(recordId),
  weekendId: recordId,
  tier: line(40),
})
export type WantedPlace = v.InferOutput<typeof wantedPlace>

/** What a listing begins with. Its artist writes the rest until it is reviewed. */
export const listingDraft = v.strictObject({
  displayName: line(printLimits.displayName),
  studioName: v.exactOptional(line(140)),
  media: v.pipe(v.array(line(60)), v.minLength(1), v.maxLength(4)),
  blurb: v.exactOptional(line(printLimits.blurb)),
})
export type ListingDraft = v.InferOutput<typeof listingDraft>
