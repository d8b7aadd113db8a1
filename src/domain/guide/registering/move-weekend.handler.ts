import { auditAction } from '../../audit/audit-action'
import { mailPerson } from '../../people/mail-person'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { DataOf, StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { serializeTransactions } from '../../shared/records/serialize-transactions'
import { dayText } from '../../shared/time/day-text'
import { movedOpenings } from '../editions/weekends/moved-openings'
import { editions } from '../editions.collection'
import { listingAddress } from '../listing-address'
import { ownersAfter } from '../listing-owners'
import { listings, sites } from '../listings.collection'
import { registrations } from '../registrations.collection'
import { type CallFacts, callFacts, ownRegistrations } from './call-facts'
import { moveWeekend } from './move-weekend.contract'
import { weekendOf } from './place-refusals'
import { registeredLocation, registrationsOf } from './registered-location'
import type { Registered } from './registration-clash'
import type { WantedPlace } from './registration-input'
import { requireMove } from './registration-states'
import { RegistrationsWithin, type StoredRegistration } from './registrations-transaction'
import { moveRefusal, wantedMove } from './wanted-move'

type Listing = StoredOf<typeof listings>
type Site = StoredOf<typeof sites>

export const moveWeekendHandler = defineHandler(moveWeekend, async (context, { id, rev, reason, ...where }) => {
  const now = context.clock.now()
  const moved = await context.once(
    async (within, { wanted, call, weekendBefore, siteBefore, registered }) => {
      const turns = await Promise.all(registered.map(({ personId }) => serializeTransactions(within, registrationsOf(call.edition.id, personId))))
      for (const one of registered) requirePlace(wanted, call, await ownRegistrations(context.systemRecords, one.personId, call.edition.id), one.id)
      if (registered.length === 0) requirePlace(wanted, call, [], id)
      const listing = await within.get(listings, id)
      const edition = await within.get(editions, call.edition.id)
      if (listing?.rev !== rev) throw recordOvertaken(listing)
      requireMovable(listing, edition?.printLockedAt)
      // Read here, because a building may get another host meanwhile.
      const [site, before] = await Promise.all([siteWithin(within, wanted.siteId), siteWithin(within, siteBefore?.id)])
      if (wanted.siteId !== undefined && (!site || site.deletedAt)) throw recordOvertaken()
      const all = await RegistrationsWithin.read(
        within,
        registered.map(one => ({ id: one.id, moves: { siteId: wanted.siteId } })),
      )
      for (const one of registered) {
        requireMove('relocate', all.now(one.id)?.status)
        const { tier: _, ...place } = registeredLocation(wanted, call)
        all.relocate(one.id, { siteId: undefined, unit: undefined, ownAddress: undefined, ...place })
      }
      for (const endTurn of turns) endTurn()
      all.write(now)
      const [from, to] = [weekendBefore, wanted.weekendId].map(one => call.weekends.find(weekend => weekend.id === one))
      within.change(listings, listing, {
        ...placeOfListing(listing, wanted, { site, before, registered }),
        ...(from && to && { openings: [...movedOpenings(listing.openings, from.days, to.days, call.edition.tz)] }),
        proofApprovedAt: undefined,
      })
      auditAction(within, context, {
        scope: 'guide',
        action: 'listing.moveWeekend',
        entity: listings.path,
        entityId: id,
        before: { weekend: weekendBefore, siteId: siteBefore?.id },
        after: { weekend: wanted.weekendId, siteId: wanted.siteId },
        reason,
      })
      const days = (to?.days ?? []).map(({ date }) => date).toSorted()
      const artist = listing.artistId ?? listing.ownerIds[0]
      return {
        name: listing.displayName,
        edition: call.edition.name,
        when: days.length > 0 ? days.map(dayText).join(' and ') : (to?.name ?? ''),
        where: site?.name ?? '',
        told: registered.length > 0 ? registered.map(({ personId }) => personId) : artist === undefined ? [] : [artist],
      }
    },
    () => factsOf(context, id, where),
  )
  const text = [
    `We moved “${moved.name}” to another weekend of ${moved.edition}. It is now open on ${moved.when}${moved.where && `, at ${moved.where}`}.`,
    `Why: ${reason}`,
    'Your hours have moved along. Look at your listing, and write to us if you cannot be open then.',
  ].join('\n\n')
  const mail = { subject: `${moved.edition}: your weekend has changed`, text, link: listingAddress(id), event: `moved ${id} ${rev}` }
  for (const personId of moved.told) await mailPerson(context, personId, mail)
  return { rev: rev + 1 }
})

/** Throws `move-refused` with the first reason why the person's other registrations do not allow this place. */
function requirePlace(wanted: WantedPlace, call: CallFacts, own: readonly Registered[], id: string): void {
  const reason = moveRefusal(wanted, call, own, id)
  if (reason !== undefined) throw new RuleBroken('move-refused', { reason })
}

const siteWithin = (within: RecordsWithin, id: string | undefined) => (id === undefined ? Promise.resolve(undefined) : within.get(sites, id))

/** Refuses listings that were printed or are in no guide. */
function requireMovable({ status, printLockedAt }: Listing, editionLockedAt: Date | undefined): void {
  if (printLockedAt !== undefined || editionLockedAt !== undefined) throw new RuleBroken('print-locked')
  if (status === 'withdrawn') throw new RuleBroken('illegal-transition', { from: status, event: 'move' })
}

interface Facts {
  readonly wanted: WantedPlace
  readonly call: CallFacts
  readonly weekendBefore: string | undefined
  readonly siteBefore: Site | undefined
  /** The registrations that own the card. */
  readonly registered: readonly StoredRegistration[]
}

/** The wanted place, completed with what stays the same. */
async function factsOf(context: HandlerContext, id: string, where: Omit<WantedPlace, 'id' | 'tier'>): Promise<Facts> {
  const records = context.systemRecords
  const listing = await records.get(listings, id)
  if (!listing || listing.deletedAt) throw new Refused('not-found', id)
  const { registrationId, sharedBy = [] } = listing
  const sharing = registrationId === undefined ? [] : [registrationId, ...sharedBy]
  const registered = [...(await records.getAll(registrations, sharing)).values()]
  const [lead] = registered
  const { siteId, neighbourhoodId } = listing
  const wanted = wantedMove(listing, lead, where)
  const call = await callFacts(context, listing.editionId, [wanted, ...(siteId === undefined ? [] : [{ siteId }])])
  const siteBefore = siteId === undefined ? undefined : call.sites.get(siteId)
  const weekendBefore = lead?.weekendId ?? weekendOf(neighbourhoodId ?? siteBefore?.neighbourhoodId, call.weekends)
  return { wanted, call, weekendBefore, siteBefore, registered }
}

/** The place fields of a listing: a building provides its address and host; an individual address needs a new pin. */
function placeOfListing(
  listing: Listing,
  wanted: WantedPlace,
  {
    site,
    before,
    registered,
  }: { readonly site: Site | undefined; readonly before: Site | undefined; readonly registered: readonly StoredRegistration[] },
): Partial<DataOf<typeof listings>> {
  if (site ? site.id === listing.siteId : !listing.siteId && wanted.street === listing.address) return { unit: wanted.unit }
  const artists = [listing.artistId, ...registered.map(({ personId }) => personId)]
  return {
    siteId: site?.id,
    unit: wanted.unit,
    address: site?.address ?? wanted.street,
    neighbourhoodId: site?.neighbourhoodId ?? wanted.neighbourhoodId,
    pin: site?.pin,
    pinConfirmed: undefined,
    access: site?.access,
    ownerIds: ownersAfter(listing.ownerIds, { gone: [before?.hostId], artists, hostId: site?.hostId }),
  }
}
