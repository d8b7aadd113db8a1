import { priceBandIds } from '../../../../domain/artists/price-and-size-bands'
import { listings, type Opening } from '../../../../domain/guide/listings.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { generatedArtists, type SampleArtist } from '../people/generate-artists'
import { imageIdOf } from '../people/sample-artists'
import { buildingHost, guideEditor } from '../people/sample-cast'
import { sampleWorks } from '../people/sample-works'
import { entranceOf, hasEntrance } from '../pictures-besides-artworks'
import { Random } from '../random'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { studioNames } from '../texts/city'
import { visits, welcomes } from '../texts/media'
import { printLock, type SampleDay, type SampleYear, seasonDays, weekendOf } from './sample-editions'
import { type SampleLocation, sampleLocations } from './sample-studio-locations'

type Listing = DataOf<typeof listings>

const facilities = [
  'Restroom',
  'Demonstrations',
  'Refreshments',
  'Kid-friendly',
  'Dog-friendly',
  'Bike rack',
  'Card payment',
  'Seating',
  'Shipping',
  'Quiet hour',
] // prettier-ignore

export const listingIdOf = ({ handle }: SampleArtist, year: SampleYear) => `${handle}-${year}`

/** Who takes part: nearly all in 2027, two in five the year before. */
function takesPart(year: SampleYear): readonly SampleArtist[] {
  return generatedArtists().filter((_, i, all) => (year === '2027' ? i < all.length - 16 : i % 5 < 2 || i >= all.length - 16))
}

/** The index of the artist whose text waits for a review and breaks the guide's style rules. */
const loud = 133

/** By order of registration: who was approved after the guide went to print, and who withdrew after it. */
const sincePrint: Readonly<Record<number, Listing['status']>> = { 222: 'withdrawn', 242: 'approved' }

/** What staff did with listings of 2027 after the numbers were frozen. */
export const changesSincePrint = () =>
  Object.entries(sincePrint).map(([i, status]) => ({ listingId: listingIdOf(takesPart('2027')[Number(i)]!, '2027'), status }))

/** The state in which a listing was when its guide went to print. */
function statusAtPrint(year: SampleYear, index: number): Listing['status'] {
  const since = year === '2027' ? sincePrint[index] : undefined
  return since === undefined ? stateOf(year, index) : since === 'approved' ? 'in_review' : 'locked'
}

/** By order of registration: a few are not approved yet, a few were withdrawn, the others went to print. */
function stateOf(year: SampleYear, index: number): Listing['status'] {
  if (year === '2026') return 'locked'
  const few: Readonly<Record<number, Listing['status']>> = {
    41: 'draft',
    77: 'ready',
    101: 'in_review',
    [loud]: 'in_review',
    170: 'draft',
    201: 'withdrawn',
    222: 'withdrawn',
  }
  return few[index] ?? 'locked'
}

/** Some pins of listings that are not approved yet wait for staff to check them. */
function pinOf(year: SampleYear, index: number, { pin: [lng, lat], building }: SampleLocation): Listing['pin'] {
  const waiting: Readonly<Record<number, 'centroid' | 'interpolated' | 'none'>> = { 41: 'none', 77: 'centroid', 101: 'interpolated', 133: 'none' }
  const confidence = (year === '2027' && waiting[index]) || (building ? 'confirmed' : 'rooftop')
  return confidence === 'none' ? undefined : { lat, lng, confidence }
}

/** Artists whose studio went to print. */
export const inGuide = (year: SampleYear) => takesPart(year).filter((_, i) => stateOf(year, i) === 'locked')

export function sampleListings(): SampleDocument[] {
  const pictures = new Map(sampleWorks().map(({ artist, piece, order }) => [`${artist.id} ${order}`, imageIdOf(piece)]))
  return (['2026', '2027'] as const).flatMap(year =>
    takesPart(year).map((artist, i) => {
      const place = sampleLocations().homes.get(artist.id)!
      const own = new Random(`listing ${artist.handle} ${year}`)
      const hosted = place.building === sampleLocations().buildings[0]!.words.id
      const byAppointment = !place.building && i > 0 && own.is(0.12)
      const listing: Listing = {
        editionId: year,
        displayName: artist.name,
        sortName: artist.sortName,
        artistId: artist.id,
        ownerIds: hosted ? [artist.id, buildingHost] : [artist.id],
        media: [artist.medium.name, ...artist.otherMedia],
        tags: own.some(artist.medium.tags, 2),
        siteId: place.building,
        studioName: place.building ? undefined : own.is(0.6) ? own.pick(studioNames) : undefined,
        address: place.address,
        unit: place.unit,
        neighbourhoodId: place.quarter,
        pin: pinOf(year, i, place),
        byAppointment,
        openings: byAppointment ? [] : openingsOf(year, place, own),
        doorNote: place.doorNote,
        blurb: year === '2027' && i === loud ? 'NEW WORK, ALL SALES FINAL!! Call 415-555-0142, 20% off on Sunday.' : artist.blurb,
        about: inTheStudio(artist, own),
        imageId: pictures.get(`${artist.id} ${year === '2027' ? 0 : 1}`) ?? pictures.get(`${artist.id} 0`),
        entranceImageId: year === '2027' && hasEntrance(artist) ? imageIdOf(entranceOf(artist)) : undefined,
        links: own.is(0.5) ? [`https://${artist.handle}.example`] : [],
        facilities: own.some(facilities, own.whole(1, 4)).sort(),
        ...(i % 3 > 0 && { priceBand: priceBandIds[i % priceBandIds.length]! }),
        access: place.access,
        status: statusAtPrint(year, i),
        printLockedAt: statusAtPrint(year, i) === 'locked' ? printLock(year) : undefined,
      }
      return sampleDocument(listings, listingIdOf(artist, year), listing, {
        by: artist.id,
        at: instantAt(`${year}-0${own.whole(3, 6)}-1${own.whole(0, 9)}T12:00`),
        changed: { by: guideEditor, at: instantAt(`${year}-08-0${own.whole(1, 9)}T10:00`), rev: own.whole(2, 5) },
      })
    }),
  )
}

/** What the studio shows this year, in the artist's voice. */
function inTheStudio(artist: SampleArtist, own: Random): string {
  const work = own.pick(sampleWorks().filter(w => w.artist === artist))
  const seen = own
    .pick(visits)
    .replace('{title}', work.title)
    .replace(/(\. )?\{on\}/, (_, after?: string) => (after ? `. ${work.on}` : work.on.toLowerCase()))
  return `${seen} ${own.pick(welcomes)}`
}

/**
 * The weekend's days. Some listings close on one of them, some have hours of their own, and on Friday evening mostly buildings are open.
 */
function openingsOf(year: SampleYear, place: SampleLocation, own: Random): Opening[] {
  const days = seasonDays[year][weekendOf(year, place.quarter) - 1]!
  const closedOn = own.is(0.12) ? own.pick(days).date : undefined
  const hours =
    !place.building && own.is(0.25)
      ? own.pick([
          ['12:00', '17:00'],
          ['11:00', '16:00'],
          ['13:00', '18:00'],
        ] as const)
      : undefined
  const isEvening = ({ open }: SampleDay) => open > '16:00'
  return days
    .filter(day => day.date !== closedOn && (!isEvening(day) || own.is(place.building ? 0.85 : 0.2)))
    .map(day => {
      const [opens, closes] = isEvening(day) ? [day.open, day.close] : (hours ?? [day.open, day.close])
      return { key: day.date, start: at(`${day.date}T${opens}`), end: at(`${day.date}T${closes}`), ...(isEvening(day) && { name: 'Friday evening' }) }
    })
}
