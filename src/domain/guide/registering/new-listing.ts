import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf, StoredOf } from '../../shared/records/collection'
import { ownersAfter } from '../listing-owners'
import type { listings, sites } from '../listings.collection'
import type { ListingDraft } from './registration-input'
import type { Registration } from './registrations-transaction'

type Listing = DataOf<typeof listings>

/** The draft listing of a registration, from the artist's input and the building's data. */
export function newListing(
  registrationId: string,
  registration: Registration,
  { displayName, studioName, media, blurb }: ListingDraft,
  { site, sortName }: { readonly site: StoredOf<typeof sites> | undefined; readonly sortName: string | undefined },
): Listing {
  const { personId, editionId, siteId, unit, ownAddress, neighbourhoodId } = registration
  return omitUndefined<Listing>({
    editionId,
    registrationId,
    displayName,
    sortName: sortName ?? displayName,
    artistId: personId,
    // The host of a building helps its artists with their listings.
    ownerIds: ownersAfter([personId], { gone: [], artists: [], hostId: site?.hostId }),
    media: [...media],
    tags: [],
    siteId,
    studioName,
    address: site?.address ?? ownAddress?.line1,
    unit,
    neighbourhoodId,
    pin: site?.pin,
    byAppointment: false,
    openings: [],
    blurb,
    links: [],
    facilities: [],
    access: site?.access,
    status: 'draft',
  })
}
