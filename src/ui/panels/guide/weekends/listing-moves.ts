import { editions, neighbourhoods, weekends } from '../../../../domain/guide/editions.collection'
import { listings, sites } from '../../../../domain/guide/listings.collection'
import { weekendOf } from '../../../../domain/guide/registering/place-refusals'
import { freePlaces, places } from '../../../../domain/guide/registering/places.collection'
import { mayAsk } from '../../../../domain/guide/registering/registration-states'
import { moveRefusal, wantedMove } from '../../../../domain/guide/registering/wanted-move'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { Records } from '../../../../domain/shared/records/records'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { sentenceOf } from '../../../app-services/error-sentence'

type Listing = StoredOf<typeof listings>

export interface WantedMoves {
  readonly listingIds: readonly string[]
  readonly weekendId: string
  readonly siteId?: string | undefined
}

export interface ListingMovesInput extends WantedMoves {
  /** The artists read it. */
  readonly reason: string
}

/** What a move would do to one listing. */
export interface ListingMoveRow {
  readonly id: string
  readonly rev: number
  readonly name: string
  readonly outcome: 'moves' | 'stays' | 'refused'
  readonly what: string
  /** How many artists are told. */
  readonly artists: number
}

/** What would become of each listing, by the rules that `moveWeekend` applies. */
export async function listingMoves(
  records: Records,
  editionId: string,
  { listingIds, weekendId, siteId }: WantedMoves,
): Promise<readonly ListingMoveRow[]> {
  const params = { edition: editionId }
  const edition = await records.get(editions, editionId)
  if (!edition) throw new RuleBroken('edition-missing', { editionId })
  const [found, registered, open, areas, buildings, taken] = await Promise.all([
    Promise.all(listingIds.map(id => records.get(listings, id))),
    records.find(registrations, { where: [['editionId', '==', editionId]] }),
    records.find(weekends, { params }),
    records.find(neighbourhoods, { where: [['city', '==', edition.city]] }),
    records.find(sites, { where: [['city', '==', edition.city]] }),
    siteId === undefined ? undefined : records.get(places, siteId, params),
  ])
  const all = buildings.filter(({ deletedAt }) => !deletedAt)
  const facts = {
    edition,
    weekends: open,
    sites: new Map(all.map(site => [site.id, site])),
    neighbourhoodIds: areas.flatMap(({ id, status }) => (status === 'active' ? [id] : [])),
    communityIds: new Set(all.flatMap(({ id, kind }) => (kind === 'community' ? [id] : []))),
  }
  const site = siteId === undefined ? undefined : facts.sites.get(siteId)
  const to = open.find(({ id }) => id === weekendId)
  let free = site && freePlaces(site.capacity, taken)
  const rowOf = (listing: Listing): ListingMoveRow => {
    const sharing = [listing.registrationId, ...(listing.sharedBy ?? [])]
    const own = registered.filter(({ id }) => sharing.includes(id))
    const lead = own.find(({ id }) => id === listing.registrationId)
    const row = { id: listing.id, rev: listing.rev, name: listing.displayName, artists: Math.max(1, own.length) }
    const refused = (what: string) => ({ ...row, outcome: 'refused', what }) as const
    const before = lead?.weekendId ?? weekendOf(listing.neighbourhoodId ?? facts.sites.get(listing.siteId ?? '')?.neighbourhoodId, open)
    if (before === weekendId && (siteId === undefined || siteId === listing.siteId)) return { ...row, outcome: 'stays', what: 'It is there already.' }
    if (listing.printLockedAt ?? edition.printLockedAt) return refused(sentenceOf(new RuleBroken('print-locked')))
    if (listing.status === 'withdrawn') return refused('It is withdrawn.')
    if (own.some(({ status }) => !mayAsk('relocate', status))) return refused('Its registration has no place yet, or is confirmed for print.')
    const wanted = wantedMove(listing, lead, omitUndefined<{ weekendId: string; siteId?: string }>({ weekendId, siteId }))
    const moved = own.length > 0 ? own : [{ id: listing.id, personId: '' }]
    for (const one of moved) {
      const reason = moveRefusal(
        wanted,
        facts,
        registered.filter(({ personId }) => personId === one.personId),
        one.id,
      )
      if (reason !== undefined) return refused(sentenceOf(new RuleBroken('move-refused', { reason })))
    }
    if (site && free !== undefined && listing.siteId !== site.id) {
      if (free < own.length) return refused(`Every place in ${site.name} is taken.`)
      free -= own.length
    }
    const name = open.find(({ id }) => id === before)?.name ?? 'no weekend'
    const where = site && site.id !== listing.siteId ? `, and to ${site.name}` : ''
    return { ...row, outcome: 'moves', what: `Moves from ${name} to ${to?.name ?? 'another weekend'}${where}.` }
  }
  return found.flatMap(listing => (listing && !listing.deletedAt ? [rowOf(listing)] : []))
}
