import type { StoredOf } from '../../shared/records/collection'
import { countParts } from '../house-style/listing-parts'
import type { listings, sites } from '../listings.collection'
import type { roster } from '../registrations.collection'

type Listing = StoredOf<typeof listings>
type Site = StoredOf<typeof sites>

/** An artist in a building, as its host sees them. */
export interface RosterEntry {
  readonly id: string
  readonly name: string
  readonly unit?: string | undefined
  /** Of the registration; without one, of the listing. */
  readonly status: string
  /** Parts of the listing that are there. */
  readonly parts?: number
  readonly listing?: Listing | undefined
  readonly nudgedAt?: Date | undefined
}

export interface BuildingRoster {
  readonly entries: readonly RosterEntry[]
  /** Who was in the building in the edition before, and is not registered now: their listing then. */
  readonly missing: readonly Listing[]
  readonly free: number
  /** Units of the building that nobody has. */
  readonly freeUnits: readonly string[]
}

const over = ['withdrawn', 'expired', 'cancelled']
const isThere = ({ status }: { readonly status: string }) => !over.includes(status)

/** The places of a building in an edition: who has one, how far they are, who was there last time, and what is free. */
export function buildingRoster(
  { id: siteId, capacity, units = [] }: Site,
  editionId: string,
  all: readonly Listing[],
  /** Of this building. */
  lines: readonly StoredOf<typeof roster>[],
): BuildingRoster {
  const inside = all.filter(listing => listing.siteId === siteId)
  const now = inside.filter(listing => listing.editionId === editionId && isThere(listing))
  const byRegistration = new Map(now.flatMap(listing => (listing.registrationId === undefined ? [] : [[listing.registrationId, listing] as const])))
  const registered = lines
    .filter(line => line.editionId === editionId && isThere(line))
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
    missing: before.filter(listing => listing.editionId === last && isThere(listing)),
    free: Math.max(0, capacity - entries.length),
    freeUnits: units.filter(unit => !taken.has(unit)),
  }
}

const entryOf = (listing: Listing | undefined) => (listing ? { listing, parts: countParts(listing), nudgedAt: listing.nudgedAt } : {})
