import * as v from 'valibot'
import { hourly } from '../shared/functions/call-limit'
import { cloudFunction } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId as id } from '../shared/records/document-id'
import { scope, signedIn } from '../shared/records/policy'

/**
 * Decides about the page of a new artist: opens it to visitors, asks for changes, or declines it. The artist is told by mail. Refuses with
 * `record-overtaken` if the page changed since the reviewer saw it.
 */
export const reviewArtist = cloudFunction({
  name: 'reviewArtist',
  heavy: true,
  access: scope('people'),
  limit: { account: hourly(300) },
  once: true,
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('publish'), id, rev: v.number() }),
    v.strictObject({ decision: v.picklist(['requestChanges', 'decline']), id, rev: v.number(), reason }),
  ]),
  output: v.strictObject({ status: v.string() }),
})
export type ArtistReview = v.InferOutput<typeof reviewArtist.input>

/** The artist asks the staff to look at the page again, after the changes that were asked for. */
export const submitOwnPage = cloudFunction({
  name: 'submitOwnPage',
  access: signedIn,
  limit: { account: hourly(10) },
  once: true,
  input: v.strictObject({}),
  output: v.strictObject({}),
})
