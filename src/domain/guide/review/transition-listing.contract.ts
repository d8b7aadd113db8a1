import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId as id } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

const seen = {
  id,
  rev: v.number(),
  /** When the page was opened, for the grace after a deadline. */
  openedAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
}

/**
 * A step by the artist of a listing, the host of its building, or guide staff on their behalf: submit it for review or take it back, approve
 * the proof or ask for a change. Refuses with `record-overtaken` if the listing changed since the caller saw it; owners also with
 * `proofs-closed` outside of the proof days, and with `print-locked` after the print lock.
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
