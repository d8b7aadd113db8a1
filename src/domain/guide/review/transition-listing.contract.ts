import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId as id } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

const seen = {
  id,
  rev: v.number(),
  /** When its page was opened: who began before a deadline has its minutes of grace. */
  openedAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
}

/**
 * A step of an artist with her own listing, of the host of its building, or of the guide's staff for them: it is ready for review, or taken
 * back to be edited; its proof is right, or asks for a change. Refuses with `record-overtaken` where the listing changed since it was seen; to its
 * owners also with `proofs-closed` outside of the days for proofs, and with `print-locked` once the guide is on its way to print.
 */
export const transitionListing = cloudFunction({
  name: 'transitionListing',
  access: signedIn,
  limit: { account: hourly(60) },
  once: true,
  input: v.variant('to', [
    v.strictObject({ to: v.picklist(['ready', 'edit', 'approveProof']), ...seen }),
    v.strictObject({ to: v.literal('changeProof'), ...seen, note: reason }),
  ]),
  output: v.strictObject({ status: v.string() }),
})
