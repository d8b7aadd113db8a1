import type { StoredOf } from '../../../shared/records/collection'
import type { weekends } from '../../editions.collection'
import type { listings, pinConfidences, sites } from '../../listings.collection'
import type { CityOutlines } from '../outlines/city-outlines'
import { pinOf } from './pin-spot'

type Listing = StoredOf<typeof listings>
type Site = StoredOf<typeof sites>

/** A listing in the queue of pins. */
export interface PinRow {
  readonly id: string
  readonly listing: Listing
  readonly site: Site | undefined
  /** Where visitors are sent: the listing's own pin, else its building's. */
  readonly pin: { readonly lat: number; readonly lng: number } | undefined
  readonly confidence: (typeof pinConfidences)[number] | 'none'
  readonly isOutside: boolean
  /** The neighborhood that contains the pin, if the listing names a different one. */
  readonly liesIn: string | undefined
  /** The weekend of its neighborhood. */
  readonly weekend: number | undefined
  /** Listings at other addresses whose pins lie within three meters. */
  readonly sameSpot: readonly string[]
}

/** Degrees of latitude within which two pins count as one spot: three meters. */
const spot = 3 / 111_195

interface Places {
  readonly sites: ReadonlyMap<string, Site>
  readonly outlines: CityOutlines
  readonly weekends: readonly Pick<StoredOf<typeof weekends>, 'n' | 'neighbourhoodIds'>[]
}

/** The pins of an edition, without withdrawn and deleted listings. */
export function pinRows(all: readonly Listing[], { sites: buildings, outlines, weekends: open }: Places): readonly PinRow[] {
  const weekendOf = new Map(open.flatMap(({ n, neighbourhoodIds }) => neighbourhoodIds.map(id => [id, n] as const)))
  const rows = all
    .filter(({ status, deletedAt }) => status !== 'withdrawn' && !deletedAt)
    .map((listing): PinRow => {
      const site = buildings.get(listing.siteId ?? '')
      const pin = pinOf(listing, id => buildings.get(id))
      const place = pin && outlines.at(pin)
      const said = listing.neighbourhoodId ?? site?.neighbourhoodId
      return {
        id: listing.id,
        listing,
        site,
        pin: pin && { lat: pin.lat, lng: pin.lng },
        confidence: pin?.confidence ?? 'none',
        isOutside: place?.isOutside ?? false,
        liesIn: place?.neighbourhoodId !== said ? place?.neighbourhoodId : undefined,
        weekend: weekendOf.get(said ?? ''),
        sameSpot: [],
      }
    })
  const cells = new Map<string, PinRow[]>()
  const cellOf = (lat: number, lng: number) => `${Math.round(lat / spot)} ${Math.round(lng / spot)}`
  for (const row of rows) if (row.pin) cells.set(cellOf(row.pin.lat, row.pin.lng), [...(cells.get(cellOf(row.pin.lat, row.pin.lng)) ?? []), row])
  return rows.map(row => ({ ...row, sameSpot: row.pin ? othersAt(row, row.pin, cells, cellOf) : [] }))
}

type Cells = ReadonlyMap<string, readonly PinRow[]>

function othersAt(
  { id, listing }: PinRow,
  { lat, lng }: NonNullable<PinRow['pin']>,
  cells: Cells,
  cellOf: (lat: number, lng: number) => string,
): readonly string[] {
  const near = [-1, 0, 1].flatMap(up => [-1, 0, 1].flatMap(across => cells.get(cellOf(lat + up * spot, lng + across * spot)) ?? []))
  const flat = Math.cos((lat * Math.PI) / 180)
  return near
    .filter(other => other.id !== id && (listing.siteId === undefined || other.listing.siteId !== listing.siteId))
    .filter(({ pin }) => pin && Math.hypot(pin.lat - lat, (pin.lng - lng) * flat) <= spot)
    .map(other => other.id)
}

/** Whether the pin still needs a check. Listings by appointment need no pin. */
export const waitsForPin = ({ confidence, listing }: PinRow) => (confidence === 'none' ? !listing.byAppointment : confidence !== 'confirmed')

/** Offset in pixels of a pin that shares its spot with others, so that all of them can be seen and clicked. */
export function fanOut(index: number, count: number): readonly [number, number] {
  if (count < 2) return [0, 0]
  const radius = Math.max(14, (count * 22) / (2 * Math.PI))
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)]
}
