import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** What its advertiser gets back if an advertisement is canceled now. Refuses as `cancelAd`. */
export const quoteAdCancellation = cloudFunction({
  name: 'quoteAdCancellation',
  repeatable: onlyReads,
  access: signedIn,
  limit: { account: hourly(240) },
  input: v.strictObject({ adId: recordId }),
  output: v.strictObject({ refundCents: v.number() }),
})

/**
 * Cancels an advertisement for its advertiser, or for staff of guide and money, and pays back what was paid for it. Refuses with
 * `ad-space-closed` after the space has closed (staff cancel until it is on the flat plan), `refund-changed` (`refundCents` now), and
 * `being-paid` while a payment is in progress.
 */
export const cancelAd = cloudFunction({
  name: 'cancelAd',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({ adId: recordId, seenRefundCents: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  output: v.strictObject({ refundCents: v.number() }),
})
