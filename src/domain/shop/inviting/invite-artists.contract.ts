import * as v from 'valibot'
import { carriedParts } from '../../guide/registering/listing-invitations.collection'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** How many listings are looked at in one call. */
export const invitedAtOnce = 50

/** Why nobody is invited by a listing. The first two are for staff to look at. */
export const invitationRefusals = [
  'several-people',
  'second-listing',
  'withdrawn',
  'not-an-artist',
  'registered',
  'invited',
  'not-in-guide',
  'not-a-member',
] as const
export type InvitationRefusal = (typeof invitationRefusals)[number]

const batchId = v.pipe(v.string(), v.uuid())

/**
 * Invites the artists of these listings to register for another edition, each once, whatever is called again. With `dryRun` it says alone what it
 * would do, by the same rules. `onlyAttended`: who was in the guide of that edition.
 */
export const inviteArtists = cloudFunction({
  name: 'inviteArtists',
  repeatable: 'each artist is invited once to an edition',
  access: scope('guide'),
  limit: { account: hourly(600) },
  input: v.strictObject({
    dryRun: v.boolean(),
    batchId,
    toId: recordId,
    listingIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(invitedAtOnce)),
    carries: v.pipe(v.array(v.picklist(carriedParts)), v.maxLength(carriedParts.length)),
    onlyMembers: v.boolean(),
    onlyAttended: v.boolean(),
    /** Tells them by mail, each once. */
    mail: v.boolean(),
  }),
  output: v.strictObject({
    rows: v.array(v.strictObject({ id: v.string(), name: v.string(), why: v.exactOptional(v.picklist(invitationRefusals)) })),
  }),
})

export type InviteInput = v.InferOutput<typeof inviteArtists.input>

/** Takes back the invitations of a run that nobody has answered yet; at most 200 in a call, until `more` is false. */
export const takeBackInvitations = cloudFunction({
  name: 'takeBackInvitations',
  repeatable: 'what was taken back is not there any more',
  access: scope('guide'),
  limit: { account: hourly(600) },
  input: v.strictObject({ batchId }),
  output: v.strictObject({ takenBack: v.number(), more: v.boolean() }),
})
