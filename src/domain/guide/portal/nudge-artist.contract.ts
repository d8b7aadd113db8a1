import * as v from 'valibot'
import { daily, hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** Days after which the same artist may be reminded again. */
export const nudgeDays = 7

/**
 * The host of a building reminds an artist there by mail: to finish the listing, or to register again if the listing is of an earlier
 * edition. Refuses with `nudged-lately` if any host did so within a week. Returns whether there was an address for the mail.
 */
export const nudgeArtist = cloudFunction({
  name: 'nudgeArtist',
  access: signedIn,
  limit: { account: hourly(100), target: { ...daily(5), of: ({ listingId }) => listingId } },
  once: true,
  input: v.strictObject({ listingId: recordId, about: v.picklist(['listing', 'registration']) }),
  output: v.strictObject({ isSent: v.boolean() }),
})
