import * as v from 'valibot'
import { recordId } from '../../shared/records/document-id'
import { printLimits } from '../listings.collection'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

/** The requested place: in a building, or in a studio of one's own. */
export const wantedPlace = v.strictObject({
  /** A new id from the browser, or that of an existing draft or offer. */
  id: recordId,
  siteId: v.exactOptional(recordId),
  unit: v.exactOptional(line(12)),
  /** For a studio of one's own, in the edition's city. */
  street: v.exactOptional(line(120)),
  postcode: v.exactOptional(line(20)),
  /** For a studio of one's own; a building's neighborhood is known. */
  neighbourhoodId: v.exactOptional(recordId),
  weekendId: recordId,
  tier: line(40),
})
export type WantedPlace = v.InferOutput<typeof wantedPlace>

/** The first fields of a listing. Its artist completes the others before the review. */
export const listingDraft = v.strictObject({
  displayName: line(printLimits.displayName),
  studioName: v.exactOptional(line(140)),
  media: v.pipe(v.array(line(60)), v.minLength(1), v.maxLength(4)),
  blurb: v.exactOptional(line(printLimits.blurb)),
})
export type ListingDraft = v.InferOutput<typeof listingDraft>
