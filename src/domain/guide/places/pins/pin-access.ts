import { auditAction } from '../../../audit/audit-action'
import { callerOf, type HandlerContext } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import type { StoredOf } from '../../../shared/records/collection'
import { allows, scope } from '../../../shared/records/policy'
import type { RecordsWithin } from '../../../shared/records/records'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { isAddressLocked } from '../../clock/what-deadlines-allow'
import { deadlines } from '../../deadlines.collection'
import { editionAt } from '../../edition-at'
import { neighbourhoods } from '../../editions.collection'
import { listings } from '../../listings.collection'
import { CityOutlines } from '../outlines/city-outlines'

type Listing = StoredOf<typeof listings>

/** A listing whose pin the caller may change, and whether the caller is staff or an owner. */
export async function pinnedBy(
  context: HandlerContext,
  within: RecordsWithin,
  listingId: string,
): Promise<{ listing: Listing; by: 'staff' | 'owner' }> {
  const listing = await within.get(listings, listingId)
  if (!listing || listing.deletedAt) throw new Refused('not-found', listingId)
  const actor = callerOf(context)
  if (allows(scope('guide'), actor, { fields: {} })) return { listing, by: 'staff' }
  // Others must not learn whether the listing exists.
  if (!listing.ownerIds.includes(actor.claims.pid ?? '')) throw new Refused('not-found', listingId)
  return { listing, by: 'owner' }
}

/** After the address lock, pins are on their way to the printer: owners must ask the staff, and staff must give a reason. */
export async function requireOpen(
  context: HandlerContext,
  listing: Listing,
  by: 'staff' | 'owner',
  why: string | undefined,
): Promise<{ isLocked: boolean }> {
  const dates = await context.systemRecords.find(deadlines, { params: { edition: listing.editionId } })
  const isLocked = listing.status === 'locked' || isAddressLocked(dates, context.clock.now())
  if (isLocked && (by === 'owner' || why === undefined)) throw new RuleBroken('pin-locked', { by })
  return { isLocked }
}

/** A separate audit entry for a pin moved after the address lock, in addition to the entry for the record's change. */
export function auditLockedMove(within: RecordsWithin, context: HandlerContext, listing: Listing, after: object, why: string | undefined): void {
  auditAction(within, context, {
    scope: 'guide',
    action: 'pin.moveAfterLock',
    entity: listings.path,
    entityId: listing.id,
    after,
    ...(why !== undefined && { reason: why }),
  })
}

/** The outlines of the city of an edition. */
export async function cityOutlines({ systemRecords }: HandlerContext, editionId: string): Promise<CityOutlines> {
  const edition = await editionAt(systemRecords, editionId)
  return new CityOutlines(await systemRecords.find(neighbourhoods, { where: [['city', '==', edition.city]] }))
}
