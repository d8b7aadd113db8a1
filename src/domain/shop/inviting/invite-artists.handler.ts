import { isPortError } from '../../../ports/errors'
import { editions } from '../../guide/editions.collection'
import { listings } from '../../guide/listings.collection'
import { ownRegistrations, registeringArtist } from '../../guide/registering/call-facts'
import { invitationId, listingInvitations } from '../../guide/registering/listing-invitations.collection'
import { isOver } from '../../guide/registering/registration-states'
import { isMember } from '../../memberships/is-member'
import { mailPerson } from '../../people/mail-person'
import { ascending } from '../../shared/ascending'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { type InvitationRefusal, type InviteInput, inviteArtists, takeBackInvitations } from './invite-artists.contract'

type Listing = StoredOf<typeof listings>
type Edition = StoredOf<typeof editions>

export const inviteArtistsHandler = defineHandler(inviteArtists, async (context, input) => {
  const { systemRecords } = context
  const [to, today] = await Promise.all([systemRecords.get(editions, input.toId), context.today()])
  if (!to) throw new RuleBroken('edition-missing', { editionId: input.toId })
  const found = await systemRecords.getAll(listings, input.listingIds)
  const rows = await Promise.all(
    [...found.values()]
      .filter(({ deletedAt, editionId }) => !deletedAt && editionId !== input.toId)
      .map(async listing => {
        const { id, displayName: name } = listing
        const why = (await refusal(context, listing, input, today)) ?? (input.dryRun ? undefined : await invite(context, listing, input, to))
        return { id, name, ...(why && { why }) }
      }),
  )
  return { rows }
})

/** The listing's artist; `undefined` if it has several owners and none of them is its artist. */
const personOf = ({ artistId, ownerIds }: Listing) => artistId ?? (ownerIds.length === 1 ? ownerIds[0] : undefined)
const inGuide: readonly Listing['status'][] = ['approved', 'locked', 'published']

async function refusal(
  { systemRecords: records }: HandlerContext,
  listing: Listing,
  { batchId, toId, onlyAttended, onlyMembers }: InviteInput,
  today: string,
): Promise<InvitationRefusal | undefined> {
  const personId = personOf(listing)
  if (personId === undefined) return 'several-people'
  if (listing.status === 'withdrawn') return 'withdrawn'
  if (onlyAttended && !inGuide.includes(listing.status)) return 'not-in-guide'
  const [artist, own, registered, invitation] = await Promise.all([
    registeringArtist(records, personId),
    records.find(listings, { where: [['ownerIds', 'array-contains', personId]] }),
    ownRegistrations(records, personId, toId),
    records.get(listingInvitations, invitationId(toId, personId)),
  ])
  const theirs = own.filter(other => personOf(other) === personId && other.status !== 'withdrawn' && !other.deletedAt)
  if (!artist) return 'not-an-artist'
  if (theirs.some(({ editionId }) => editionId === toId) || registered.some(({ status }) => !isOver(status))) return 'registered'
  // A repeated call finds the invitation that it created.
  if (invitation) return invitation.batchId === batchId ? undefined : 'invited'
  const first = theirs.filter(({ editionId }) => editionId === listing.editionId).toSorted(ascending('createdAt', 'id'))[0]
  if (first && first.id !== listing.id) return 'second-listing'
  return onlyMembers && !(await isMember(records, personId, today)) ? 'not-a-member' : undefined
}

async function invite(
  context: HandlerContext,
  listing: Listing,
  { batchId, carries, mail }: InviteInput,
  to: Edition,
): Promise<InvitationRefusal | undefined> {
  const personId = personOf(listing)!
  const id = invitationId(to.id, personId)
  const { displayName } = listing
  const name = displayName.slice(0, listingInvitations.fields.name.max)
  try {
    await context.records.commit(
      context.records.creating(listingInvitations, id, {
        personId,
        editionId: to.id,
        fromId: listing.id,
        name,
        carries: [...carries],
        batchId,
        status: 'invited',
      }),
    )
  } catch (error) {
    if (!isPortError(error, 'documents', 'already-exists')) throw error
    if ((await context.records.get(listingInvitations, id))?.batchId !== batchId) return 'invited'
  }
  if (mail) await tell(context, personId, { id: `${id} ${batchId}`, edition: to.name, name })
  return undefined
}

async function tell(
  context: HandlerContext,
  personId: string,
  { id, edition, name }: { readonly id: string; readonly edition: string; readonly name: string },
): Promise<void> {
  await mailPerson(context, personId, {
    subject: `You are invited to ${edition}`,
    text: `We invite you to register “${name}” for ${edition}. If you accept, you begin with what you wrote last time. You choose the hours and the kind of listing anew. Answer here:`,
    link: '/listingsportal',
    event: `invitation ${id}`,
  })
}

const takenBackAtOnce = 200

export const takeBackInvitationsHandler = defineHandler(takeBackInvitations, async ({ records }, { batchId }) => {
  const open = await records.find(listingInvitations, {
    where: [
      ['batchId', '==', batchId],
      ['status', '==', 'invited'],
    ],
    limit: takenBackAtOnce,
  })
  // A transaction per invitation: one that its artist accepts meanwhile stays.
  const done = await Promise.all(
    open.map(({ id }) =>
      records.transact(async within => {
        const now = await within.get(listingInvitations, id)
        if (now?.status !== 'invited') return 0
        within.delete(listingInvitations, id)
        return 1
      }),
    ),
  )
  return { takenBack: done.reduce<number>((sum, one) => sum + one, 0), more: open.length === takenBackAtOnce }
})
