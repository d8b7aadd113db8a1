import type { HandlerContext } from '../../../shared/functions/handler'
import { ownersAfter } from '../../listing-owners'
import { listings, sites } from '../../listings.collection'
import { registrations, roster } from '../../registrations.collection'
import { listingReviews } from '../../review/listing-reviews.collection'

/** After a building's host changed: its roster and its listings of every edition follow. Returns how many listings it has. */
export async function followHostOf(context: HandlerContext, siteId: string, former: string | undefined): Promise<number> {
  // A listing that is made from here on reads the new host, so none is missed. Each is changed in a transaction of its own, beside its editors.
  const where = [['siteId', '==', siteId] as const]
  const params = { site: siteId }
  const [made, registered] = await Promise.all([context.systemRecords.find(listings, { where }), context.systemRecords.find(roster, { params })])
  for (const { id } of registered) await followOnRoster(context, siteId, id)
  for (const { id } of made) await followHost(context, id, siteId, former)
  return made.length
}

/** The host is read with each of them: if two changes overlap, the last one decides, whichever of them arrives here first. */
async function followHost({ systemRecords }: HandlerContext, id: string, siteId: string, former: string | undefined): Promise<void> {
  const owners = await systemRecords.transact(async within => {
    const [listing, site] = await Promise.all([within.get(listings, id), within.get(sites, siteId)])
    if (listing?.siteId !== siteId || !site) return undefined
    const sharing = await within.getAll(registrations, listing.sharedBy ?? [])
    const artists = [listing.artistId, ...[...sharing.values()].map(({ personId }) => personId)]
    const ownerIds = ownersAfter(listing.ownerIds, { gone: [former], artists, hostId: site.hostId })
    if (!isSame(ownerIds, listing.ownerIds)) within.change(listings, listing, { ownerIds })
    return ownerIds
  })
  if (!owners) return
  // What staff wrote about it is read by whoever owns it. A step after this transaction has the new owners.
  const params = { listing: id }
  for (const review of await systemRecords.find(listingReviews, { params }))
    if (!isSame(review.ownerIds, owners)) await systemRecords.change(listingReviews, review, { ownerIds: owners }, params)
}

const followOnRoster = ({ systemRecords }: HandlerContext, siteId: string, id: string) =>
  systemRecords.transact(async within => {
    const params = { site: siteId }
    const [entry, site] = await Promise.all([within.get(roster, id, params), within.get(sites, siteId)])
    if (entry && site && entry.hostId !== site.hostId) within.change(roster, entry, { hostId: site.hostId }, params)
  })

const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => id === b[i])
