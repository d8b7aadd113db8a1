import { artists } from '../../artists/artists.collection'
import type { StoredOf } from '../../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { unlessRefused } from '../../shared/records/unless-refused'
import { editions, weekends } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import { prices } from '../price-tables.collection'
import { type RegistrationPrice, registrationPrice } from '../pricing/registration-price'
import { registrations } from '../registrations.collection'

type Registration = StoredOf<typeof registrations>

/** A registration whose artist asked for a lower fee, or none, with what staff know them by. */
export interface FeeWaiverRequest {
  /** The id of the registration. */
  readonly id: string
  readonly registration: Registration
  readonly name: string
  readonly edition: string
  readonly tz: string
  readonly place: string
  readonly weekend: string
  /** Without the waiver; `undefined` where the prices of that time are gone. */
  readonly price: RegistrationPrice | undefined
}

/** Who asked for a waiver of their fee, for the guide's staff: they read listings, and of people their public names alone. */
export class FeeWaiverRequests {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  all(): Reading<readonly FeeWaiverRequest[]> {
    const asked = recordSet(registrations, { where: [['waiver.state', 'in', ['asked', 'granted', 'declined']]] })
    return new RecordSets(this.records, [asked], ([found]) => Promise.all(found.map(one => this.request(one))))
  }

  private async request(registration: Registration): Promise<FeeWaiverRequest> {
    const { id, personId, editionId, listingId, siteId, weekendId, ownAddress, priceVersion, phaseAtSubmit } = registration
    const { records } = this
    const params = { edition: editionId }
    const [edition, listing, artist, site, weekend, versions] = await Promise.all([
      records.get(editions, editionId),
      listingId === undefined ? undefined : records.get(listings, listingId),
      records.get(artists, personId).catch(unlessRefused),
      siteId === undefined ? undefined : records.get(sites, siteId),
      weekendId === undefined ? undefined : records.get(weekends, weekendId, params),
      records.find(prices, { params }),
    ])
    const table = versions.find(({ version }) => version === priceVersion)
    const { tier = '', n, audience = 'nonMember', volunteerHours } = registration
    return {
      id,
      registration,
      name: listing?.displayName ?? artist?.displayName ?? 'An artist without a listing',
      edition: edition?.name ?? editionId,
      tz: edition?.tz ?? 'UTC',
      place: site?.name ?? listing?.address ?? ownAddress?.line1 ?? '',
      weekend: weekend?.name ?? '',
      price: table && phaseAtSubmit && registrationPrice(table, { tier, n, audience, volunteerHours }, phaseAtSubmit),
    }
  }
}
