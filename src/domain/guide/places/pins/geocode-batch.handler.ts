import { isPortError } from '../../../../ports/errors'
import type { FoundPlace, Geocoder } from '../../../../ports/geocoder'
import { defineHandler, type HandlerContext } from '../../../shared/functions/handler'
import type { StoredOf } from '../../../shared/records/collection'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { editions } from '../../editions.collection'
import { listingContacts } from '../../listing-contacts.collection'
import { listings, sites } from '../../listings.collection'
import { type GeocodeOutcome, geocodeBatch } from './geocode-batch.contract'
import { cityOutlines } from './pin-access'
import { pinOf, sameSpot } from './pin-spot'

type Listing = StoredOf<typeof listings>

export const geocodeBatchHandler = defineHandler(geocodeBatch, async (context, { listingIds }) => {
  const { service } = context.geocoder
  if (listingIds.length === 0) return { service, pins: [] }
  const asked = await Promise.all([...new Set(listingIds)].map(id => readAsked(context, id)))
  const searched = asked.flatMap(one => (one.address === undefined ? [] : [{ ...one, address: one.address }]))
  const places = await locate(
    context.geocoder,
    searched.map(({ address }) => address),
  )
  const found = new Map(searched.map(({ id }, i) => [id, places[i]!]))
  const pins: { listingId: string; found: GeocodeOutcome }[] = []
  for (const { id, outcome } of asked) {
    const place = found.get(id)
    pins.push({ listingId: id, found: place ? await store(context, id, place) : (outcome ?? 'nothing') })
  }
  return { service, pins }
})

interface Asked {
  readonly id: string
  /** Absent if there is no address to look up. */
  readonly address?: string
  readonly outcome?: GeocodeOutcome
}

async function readAsked({ systemRecords }: HandlerContext, id: string): Promise<Asked> {
  const listing = await systemRecords.get(listings, id)
  if (!listing || listing.deletedAt) return { id, outcome: 'nothing' }
  const [edition, site, contact] = await Promise.all([
    systemRecords.get(editions, listing.editionId),
    listing.siteId === undefined ? undefined : systemRecords.get(sites, listing.siteId),
    systemRecords.get(listingContacts, 'contact', { listing: id }),
  ])
  if (pinOf(listing, () => site)?.confidence === 'confirmed') return { id, outcome: 'kept' }
  const street = listing.address ?? contact?.street
  return street === undefined || !edition ? { id, outcome: 'no-address' } : { id, address: `${street}, ${edition.city}` }
}

async function locate(geocoder: Geocoder, addresses: readonly string[]): Promise<readonly FoundPlace[]> {
  if (addresses.length === 0) return []
  try {
    return await geocoder.locate(addresses)
  } catch (error) {
    if (isPortError(error, 'geocoder', 'failed-precondition')) throw new RuleBroken('geocoder-off')
    if (isPortError(error, 'geocoder', 'resource-exhausted')) throw new RuleBroken('geocoder-limit')
    throw error
  }
}

/** Stores a listing's pin, unless somebody has confirmed one meanwhile. */
async function store(context: HandlerContext, id: string, place: FoundPlace): Promise<GeocodeOutcome> {
  if (place.found === 'nothing') return 'nothing'
  const { found: confidence, lat, lng } = place
  const listing = (await context.systemRecords.get(listings, id)) as Listing
  const { neighbourhoodId } = (await cityOutlines(context, listing.editionId)).at(place)
  return context.records.transact(async within => {
    const now = await within.get(listings, id)
    if (!now || now.pin?.confidence === 'confirmed') return 'kept'
    const isSame = sameSpot(now.pin, place) && now.pin?.confidence === confidence
    if (!isSame)
      within.change(listings, now, {
        pin: { lat, lng, confidence },
        pinConfirmed: undefined,
        neighbourhoodId: now.neighbourhoodId ?? (confidence === 'centroid' ? undefined : neighbourhoodId),
      })
    return confidence
  })
}
