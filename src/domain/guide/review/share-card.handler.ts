import { mailPerson } from '../../people/mail-person'
import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { transition } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { listingAddress } from '../listing-address'
import { ownersAfter, withHost } from '../listing-owners'
import { listingStates, listings, maxSharing, sites } from '../listings.collection'
import { isPaid } from '../registering/registration-states'
import type { RegistrationsWithin } from '../registering/registrations-transaction'
import { type ListingWithin, listingWithin, noteReview, registrationsOf } from './apply-listing-transition'
import { eventsWith, type ListingMove, type ListingState } from './listing-transitions'
import { mergeCards, splitCard } from './share-card.contract'

export const mergeCardsHandler = defineHandler(mergeCards, async (context, { into, from }) => {
  const by = callingPerson(context)
  const at = context.clock.now()
  if (new Set([into, ...from].map(({ id }) => id)).size <= from.length) throw new Refused('invalid-argument', 'a listing is named twice')
  const done = await context.once(async within => {
    const found = await Promise.all([into, ...from].map(seen => listingWithin(within, seen)))
    const [card, ...others] = found as [ListingWithin, ...ListingWithin[]]
    const ids = found.flatMap(({ registrationIds }) => registrationIds)
    if (ids.length > maxSharing + 1 || !others.every(other => isSamePlace(card, other))) throw new RuleBroken('not-together')
    const all = await registrationsOf(within, found)
    for (const one of found) toDraft(all, one)
    for (const { listing, registrationIds } of others) {
      noteReview(within, listing, { move: 'merge', by, at })
      within.change(listings, listing, { status: transition(listingStates, 'draft', 'withdraw'), proofApprovedAt: undefined, sharedBy: undefined })
      for (const id of registrationIds) all.change(id, { listingId: card.listing.id })
    }
    noteReview(within, card.listing, { move: 'merge', by, at })
    const owners = [...new Set(found.flatMap(({ listing }) => listing.ownerIds))]
    const sharedBy = ids.filter(id => id !== card.listing.registrationId)
    within.change(listings, card.listing, { status: 'draft', proofApprovedAt: undefined, sharedBy, ownerIds: owners })
    all.write(at)
    return { names: found.map(({ listing }) => listing.displayName), told: personsOf(all, ids) }
  })
  const [card, ...others] = done.names.map(name => `“${name}”`)
  const text = `We made one card of ${[...others, card].join(' and ')} in the guide: ${card}. You own it together. Look at it here, and mark it as ready when it says what you want:`
  await mailAll(context, done.told, { subject: `You share the card ${card}`, text, id: into.id, event: `merged ${into.id} ${into.rev}` })
  return { names: done.names }
})

export const splitCardHandler = defineHandler(splitCard, async (context, { id, rev, registrationId }) => {
  const by = callingPerson(context)
  const at = context.clock.now()
  const done = await context.once(
    async (within, ownId) => {
      const card = await listingWithin(within, { id, rev })
      const own = ownId === undefined ? undefined : await within.get(listings, ownId)
      if (!own || !card.listing.sharedBy?.includes(registrationId)) throw new Refused('not-found', registrationId)
      const all = await registrationsOf(within, [card])
      toDraft(all, card)
      const site = card.listing.siteId === undefined ? undefined : await within.get(sites, card.listing.siteId)
      const { siteId, address, neighbourhoodId, pin, access, openings } = card.listing
      const place = { siteId, address, neighbourhoodId, pin, access, openings }
      // The card may have moved to another building meanwhile, or have another host.
      const ownersOfOwn = withHost(own.artistId === undefined ? own.ownerIds : [own.artistId], site?.hostId)
      noteReview(within, own, { move: 'split', by, at })
      within.move(listings, own, 'restore', { ownerIds: ownersOfOwn, ...place })
      all.change(registrationId, { listingId: own.id })
      noteReview(within, card.listing, { move: 'split', by, at })
      const sharedBy = card.listing.sharedBy.filter(one => one !== registrationId)
      const artists = personsOf(
        all,
        card.registrationIds.filter(one => one !== registrationId),
      )
      const gone = personsOf(all, [registrationId])
      const ownerIds = ownersAfter(card.listing.ownerIds, { gone, artists, hostId: site?.hostId })
      within.change(listings, card.listing, {
        status: 'draft',
        proofApprovedAt: undefined,
        sharedBy: sharedBy.length > 0 ? sharedBy : undefined,
        ownerIds,
      })
      all.write(at)
      return { listingId: own.id, name: own.displayName, told: personsOf(all, card.registrationIds) }
    },
    async () => (await context.systemRecords.find(listings, { where: [['registrationId', '==', registrationId]], limit: 1 }))[0]?.id,
  )
  const text = `“${done.name}” has its own card in the guide again. Look at your listing, and mark it as ready when it says what you want:`
  const subject = `“${done.name}” has its own card again`
  await mailAll(context, done.told, { subject, text, id: done.listingId, event: `split ${id} ${rev}` })
  return { listingId: done.listingId }
})

const isSamePlace = ({ listing: a }: ListingWithin, { listing: b }: ListingWithin) =>
  a.editionId === b.editionId && a.siteId === b.siteId && (a.siteId !== undefined || (a.address !== undefined && a.address === b.address))

const back: { readonly [S in ListingState]?: ListingMove } = { ready: 'edit', in_review: 'requestChanges', approved: 'reopen' }

/** Returns a card's registrations to the editable state. Refuses if one was printed, has ended or is unpaid. */
function toDraft(all: RegistrationsWithin, { listing, registrationIds }: ListingWithin): void {
  const { status, printLockedAt } = listing
  if (printLockedAt !== undefined) throw new RuleBroken('print-locked')
  const move = back[status]
  if (move === undefined && status !== 'draft') throw new RuleBroken('illegal-transition', { from: status, event: 'merge' })
  if (registrationIds.length === 0) throw new RuleBroken('not-together')
  for (const id of registrationIds) {
    const now = all.now(id)
    if (!now || !isPaid(now.status)) throw new RuleBroken('not-together')
    for (const event of move ? eventsWith(move, now.status) : []) all.move(id, event)
  }
}

/** Of registrations that `toDraft` has found. */
const personsOf = (all: RegistrationsWithin, ids: readonly string[]) => [...new Set(ids.map(id => all.now(id)!.personId))]

async function mailAll(
  context: HandlerContext,
  told: readonly string[],
  { id, ...mail }: { readonly subject: string; readonly text: string; readonly id: string; readonly event: string },
): Promise<void> {
  for (const personId of told) await mailPerson(context, personId, { ...mail, link: listingAddress(id) })
}
