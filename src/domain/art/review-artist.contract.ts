import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId as id } from '../shared/records/document-id'
import { scope, signedIn } from '../shared/records/policy'

/**
 * Decides about a new artist's page: publishes it, asks for changes, or declines it. The artist gets a mail. Refuses with `record-overtaken`
 * if the page changed since the reviewer saw it.
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

/** The artist submits the page for another review, after the requested changes. */
export const submitOwnPage = cloudFunction({
  name: 'submitOwnPage',
  access: signedIn,
  limit: { account: hourly(10) },
  once: true,
  input: v.strictObject({}),
  output: v.strictObject({}),
})
