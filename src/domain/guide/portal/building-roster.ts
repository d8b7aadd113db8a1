import type { StoredOf } from '../../shared/records/collection'
import { countParts } from '../house-style/listing-completeness'
import type { listings, sites } from '../listings.collection'
import { hasPlace } from '../registering/registration-states'
import type { roster } from '../registrations.collection'

type Listing = StoredOf<typeof listings>
type Site = StoredOf<typeof sites>

/** An artist in a building, as its host sees them. */
export interface RosterEntry {
  readonly id: string
  readonly name: string
  readonly unit?: string | undefined
  /** The registration's status; without a registration, the listing's. */
  readonly status: string
  /** Number of completed parts of the listing. */
  readonly parts?: number
  readonly listing?: Listing | undefined
  readonly nudgedAt?: Date | undefined
}

export interface BuildingRoster {
  readonly entries: readonly RosterEntry[]
  /** The names of those who wait for a place. */
  readonly waiting: readonly string[]
  /** Listings in this building in the previous edition whose artists are not registered now. */
  readonly missing: readonly Listing[]
  readonly free: number
  /** Units of the building that are not taken. */
  readonly freeUnits: readonly string[]
}

const isThere = ({ status }: Listing) => status !== 'withdrawn'

/** The places of a building in an edition: who has one and how complete their listing is, who was there last time, and what is free. */
export function buildingRoster(
  { id: siteId, capacity, units = [] }: Site,
  editionId: string,
  all: readonly Listing[],
  /** Roster lines of this building. */
  lines: readonly StoredOf<typeof roster>[],
): BuildingRoster {
  const inside = all.filter(listing => listing.siteId === siteId)
  const now = inside.filter(listing => listing.editionId === editionId && isThere(listing))
  const byRegistration = new Map(now.flatMap(listing => (listing.registrationId === undefined ? [] : [[listing.registrationId, listing] as const])))
  const ofEdition = lines.filter(line => line.editionId === editionId)
  const registered = ofEdition
    .filter(({ status }) => hasPlace(status))
    .map((line): RosterEntry => ({ ...entryOf(byRegistration.get(line.id)), id: line.id, name: line.name, unit: line.unit, status: line.status }))
  const known = new Set(registered.flatMap(({ listing }) => listing?.id ?? []))
  const others = now
    .filter(({ id }) => !known.has(id))
    .map((listing): RosterEntry => ({ ...entryOf(listing), id: listing.id, name: listing.displayName, unit: listing.unit, status: listing.status }))
  const entries = [...registered, ...others].sort(
    (a, b) => (a.unit ?? '').localeCompare(b.unit ?? '', 'en', { numeric: true }) || a.name.localeCompare(b.name),
  )
  const taken = new Set(entries.map(({ unit }) => unit))
  const here = new Set(now.map(({ artistId }) => artistId))
  const before = inside.filter(listing => listing.editionId < editionId && listing.artistId !== undefined && !here.has(listing.artistId))
  const last = before.reduce((latest, { editionId: edition }) => (edition > latest ? edition : latest), '')
  return {
    entries,
    waiting: ofEdition.filter(({ status }) => status === 'waitlisted').map(({ name }) => name),
    missing: before.filter(listing => listing.editionId === last && isThere(listing)),
    free: Math.max(0, capacity - entries.length),
    freeUnits: units.filter(unit => !taken.has(unit)),
  }
}

const entryOf = (listing: Listing | undefined) => (listing ? { listing, parts: countParts(listing), nudgedAt: listing.nudgedAt } : {})
