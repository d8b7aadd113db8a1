import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import type { listings } from '../listings.collection'
import type { registrations } from '../registrations.collection'
import type { CallFacts } from './call-facts'
import { placeRefusals } from './place-refusals'
import type { Registered } from './registration-clash'
import type { WantedPlace } from './registration-input'

type Listing = Pick<StoredOf<typeof listings>, 'id' | 'siteId' | 'unit' | 'neighbourhoodId' | 'address'>
type Lead = Pick<StoredOf<typeof registrations>, 'ownAddress'>

/**
 * Where staff move a listing; the parts of its place that they do not name stay the same, its unit and postcode as long as it stays in its
 * house. `lead` is its first registration.
 */
export function wantedMove(listing: Listing, lead: Lead | undefined, where: Omit<WantedPlace, 'id' | 'tier'>): WantedPlace {
  const isElsewhere = where.siteId !== undefined || where.street !== undefined || where.neighbourhoodId !== undefined
  const { id, siteId, unit, neighbourhoodId, address = lead?.ownAddress?.line1 } = listing
  const stays = siteId === undefined ? { street: address, neighbourhoodId } : { siteId }
  const place = { ...(isElsewhere ? {} : stays), ...where }
  const isSameHouse = (place.siteId ?? place.street) === (siteId ?? address)
  return omitUndefined<WantedPlace>({ id, tier: '', ...(isSameHouse && { unit, postcode: lead?.ownAddress?.postcode }), ...place })
}

type Facts = Pick<CallFacts, 'edition' | 'weekends' | 'sites' | 'neighbourhoodIds' | 'communityIds'>

/** The first reason (`move-refused`) why a person's other registrations do not allow this place to the one with this id. */
export function moveRefusal(wanted: WantedPlace, facts: Facts, own: readonly Registered[], id: string): string | undefined {
  const [refusal] = placeRefusals(
    [{ ...wanted, id }],
    facts,
    own.filter(one => one.id !== id),
  ).filter(({ reason }) => reason !== 'unknown-tier')
  return refusal && ('clash' in refusal ? refusal.clash.of : refusal.reason)
}
