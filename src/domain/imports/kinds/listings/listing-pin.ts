import { degreesIn, latLngIn } from '../../cells/cell-values'
import type { RowCells } from '../../cells/row-cells'
import type { Formats } from '../../columns/column-mapping'
import type { ExistingListing, ImportedListing } from './imported-listing'

export type Pin = NonNullable<ImportedListing['pin']>

/** The pin of a row. Coordinates in a file come from the organizer, so they count as confirmed. */
export function pinIn(cells: RowCells, { decimal }: Formats): Pin | undefined {
  const both = cells.cell('latLng')
  const [latCell, lngCell] = [cells.cell('lat'), cells.cell('lng')]
  const [lat, lng] = both ? (latLngIn(both, decimal) ?? []) : [latCell && degreesIn(latCell, decimal), lngCell && degreesIn(lngCell, decimal)]
  if (!both && !latCell && !lngCell) return cells.warn('no-pin')
  if (!both && (!latCell || !lngCell)) return cells.fail('half-a-pin', latCell ? 'lng' : 'lat')
  if (typeof lat !== 'number') return cells.fail('unreadable-number', both ? 'latLng' : 'lat', both || latCell)
  if (typeof lng !== 'number') return cells.fail('unreadable-number', both ? 'latLng' : 'lng', both || lngCell)
  return checkedPin(cells, lat, lng)
}

function checkedPin(cells: RowCells, lat: number, lng: number): Pin | undefined {
  if (lat === 0 && lng === 0) return cells.warn('zero-pin')
  const fits = (degrees: number, limit: number) => Math.abs(degrees) <= limit
  if (fits(lat, 90) && fits(lng, 180)) return { lat, lng, confidence: 'confirmed' }
  const swapped = fits(lat, 180) && fits(lng, 90)
  cells.fail(swapped ? 'coordinates-swapped' : 'out-of-range', fits(lat, 90) ? 'lng' : 'lat', `${lat}, ${lng}`)
  return undefined
}

/** Kilometers from the middle of all pins beyond which a pin gets a warning: a guide covers one city. */
const farAway = 200
/** With fewer pins than this, the middle means nothing. */
const enough = 5

/**
 * Compares each pin with the middle of all: one that is far away gets a warning, or an error where it is near with latitude and longitude
 * swapped.
 */
export function comparePins(rows: readonly { readonly cells: RowCells; readonly pin: Pin | undefined }[]): void {
  const pins = rows.flatMap(({ pin }) => (pin ? [pin] : []))
  if (pins.length < enough) return
  const middle = { lat: median(pins.map(pin => pin.lat)), lng: median(pins.map(pin => pin.lng)) }
  for (const { cells, pin } of rows) {
    if (!pin || kilometres(pin, middle) <= farAway) continue
    if (kilometres({ lat: pin.lng, lng: pin.lat }, middle) <= farAway) cells.fail('coordinates-swapped', 'lat', `${pin.lat}, ${pin.lng}`)
    else cells.warn('far-from-the-others', 'lat', `${pin.lat}, ${pin.lng}`)
  }
}

/** Hours between a zone's clock and the sun's time that no place of the zone exceeds: China and Alaska come near. */
const clockFromSun = 3.5

/** The area of an edition: near the middle of its listings, or, before there are any, at a longitude where its clock can be right. */
export function areaOf(listings: readonly ExistingListing[], tz: string): { readonly holds: (pin: Pin) => boolean } {
  const pins = listings.flatMap(({ fields }) => fields.pin ?? [])
  if (pins.length >= enough) {
    const middle = { lat: median(pins.map(pin => pin.lat)), lng: median(pins.map(pin => pin.lng)) }
    return { holds: pin => kilometres(pin, middle) <= farAway }
  }
  const clock = offsetHours(tz)
  // Around the date line, 23 hours apart is one hour apart.
  return { holds: ({ lng }) => Math.abs(((lng / 15 - clock + 36) % 24) - 12) <= clockFromSun }
}

/** Hours between a zone's winter clock and UTC. */
function offsetHours(tz: string): number {
  const [winter, summer] = ['2027-01-01T00:00Z', '2027-07-01T00:00Z'].map(at => {
    const wall = new Date(at).toLocaleString('sv-SE', { timeZone: tz }).replace(' ', 'T')
    return (Date.parse(`${wall}Z`) - Date.parse(at)) / 3_600_000
  }) as [number, number]
  return Math.min(winter, summer)
}

function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.floor(sorted.length / 2)]!
}

type Place = Pick<Pin, 'lat' | 'lng'>

/** Great-circle distance on a sphere with the earth's mean radius. */
function kilometres(a: Place, b: Place): number {
  const rad = Math.PI / 180
  const h = Math.sin(((a.lat - b.lat) * rad) / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((a.lng - b.lng) * rad) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)))
}
