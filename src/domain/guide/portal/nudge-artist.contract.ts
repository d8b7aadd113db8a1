import * as v from 'valibot'
import { cloudFunction, daily, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

export const nudgeSubjects = ['payment', 'listing', 'proof', 'registration'] as const
export type NudgeAbout = (typeof nudgeSubjects)[number]

/** Days after which the same artist may be reminded again. */
export const nudgeDays = 7

/**
 * The host of a building reminds an artist there by mail: to pay for the place, to finish the listing, to look at the proof while proofs are
 * open, or to register again if the listing is of an earlier edition. Refuses with `fee-paid` if nothing is to be paid, with `proofs-closed`
 * if no proof of it is due, and with `nudged-lately` if any host did so within a week. Returns whether there was an address for the mail.
 */
export const nudgeArtist = cloudFunction({
  name: 'nudgeArtist',
  access: signedIn,
  limit: { account: hourly(100), target: { ...daily(5), of: ({ listingId }) => listingId } },
  once: true,
  input: v.strictObject({ listingId: recordId, about: v.picklist(nudgeSubjects) }),
  output: v.strictObject({ isSent: v.boolean() }),
})
