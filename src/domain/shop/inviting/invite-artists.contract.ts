import * as v from 'valibot'
import { carriedParts } from '../../guide/registering/listing-invitations.collection'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Maximum number of listings in one call. */
export const invitedAtOnce = 50

/** Why a listing leads to no invitation. Staff should check the first two. */
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
 * Invites the artists of these listings to register for another edition, each once, even if the call is repeated. `dryRun` only returns what
 * would happen, by the same rules. `onlyAttended`: only artists whose listing was in that edition's guide.
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
    /** Mails each invited artist once. */
    mail: v.boolean(),
  }),
  output: v.strictObject({
    rows: v.array(v.strictObject({ id: v.string(), name: v.string(), why: v.exactOptional(v.picklist(invitationRefusals)) })),
  }),
})

export type InviteInput = v.InferOutput<typeof inviteArtists.input>

/** Withdraws the invitations of a run that nobody has answered yet; at most 200 in a call, until `more` is false. */
export const takeBackInvitations = cloudFunction({
  name: 'takeBackInvitations',
  repeatable: 'what was taken back is not there any more',
  access: scope('guide'),
  limit: { account: hourly(600) },
  input: v.strictObject({ batchId }),
  output: v.strictObject({ takenBack: v.number(), more: v.boolean() }),
})
