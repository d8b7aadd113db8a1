import { listings, sites } from '../../../../domain/guide/listings.collection'
import { places } from '../../../../domain/guide/registering/places.collection'
import { registrations, roster } from '../../../../domain/guide/registrations.collection'
import { listingReviews } from '../../../../domain/guide/review/listing-reviews.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { generatedArtists, type SampleArtist } from '../people/generate-artists'
import { imageIdOf } from '../people/sample-artists'
import { buildingHost, guideEditor } from '../people/sample-cast'
import { type SampleWork, sampleWorks } from '../people/sample-works'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { city } from '../sample-organisation'
import { seasonDays, weekendOf } from './sample-editions'
import { sampleLocations } from './sample-studio-locations'

const year = '2027'
const annex = 'ropewalk-annex'
type Registration = DataOf<typeof registrations>

/** Artists in a building that has places left. The listings of two of them are not finished; the proof of the last one is open. */
const inAnnex: readonly { readonly artist: number; readonly unit: string; readonly status: Registration['status']; readonly blurb?: string }[] = [
  { artist: -1, unit: '1', status: 'paid', blurb: 'Small bowls, thrown in the dark of the year and glazed with ash.' },
  { artist: -2, unit: '2', status: 'awaiting_payment' },
  { artist: -3, unit: '4', status: 'changes_requested', blurb: 'WOODCUTS AND LINOCUTS!! Call 415-555-0142 for prices, 20% off on Sunday.' },
  { artist: -5, unit: '3', status: 'approved', blurb: 'Maps of streets that were planned and never built, drawn at their true scale.' },
]

/** Approved after the guide was published, so that it waits for its proof and for the next publication. */
export const approvedLate = () => ({ listingId: listingOf(generatedArtists().at(-5)!), status: 'approved' as const })

/** Listings that are still being written: the artist's second studio, and a building that is half empty. */
export function sampleUnfinishedListings(): SampleDocument[] {
  const roll = generatedArtists()
  const artist = roll[0]!
  const quarter = sampleLocations().buildings[2]!.place.quarter
  const { pin, address } = sampleLocations().buildings[2]!.place
  const near = { lat: pin[1] + 0.0012, lng: pin[0] + 0.0009 }
  const work = sampleWorks().find(one => one.artist === artist)!
  return [
    sampleDocument(
      sites,
      annex,
      {
        name: 'Ropewalk Annex',
        city,
        address: `${address} (yard)`,
        neighbourhoodId: quarter,
        pin: { ...near, confidence: 'confirmed' },
        kind: 'group',
        capacity: 8,
        units: ['1', '2', '3', '4', '5', '6', '7', '8'],
        hostId: buildingHost,
      },
      { by: guideEditor, at: instantAt('2027-03-02T10:00') },
    ),
    ...registered(
      artist,
      {
        n: 2,
        status: 'changes_requested',
        unit: '6',
        blurb: 'Large drawings of the shore, made on the floor. The floor is part of it.',
        imageId: imageIdOf(work.piece),
        imageCrop: smallPart(work.piece),
      },
      quarter,
    ),
    sampleDocument(
      places,
      annex,
      { takenBy: [artist, ...inAnnex.map(one => roll.at(one.artist)!)].map(registrationOf), line: [] },
      { by: 'system', at: instantAt('2027-05-10T12:00') },
      { edition: year },
    ),
    ...inAnnex.flatMap(({ artist: nth, ...of }) => registered(roll.at(nth)!, { n: 1, ...of }, quarter)),
  ]
}

/** A square from the middle of the picture, so small that it prints with 150 dots per inch. */
function smallPart({ width, height }: SampleWork['piece']) {
  const side = 338
  return { x: 0.3, y: 0.3, w: side / width, h: side / height }
}

const registrationOf = ({ handle }: SampleArtist) => `r-${handle}-annex`
const listingOf = ({ handle }: SampleArtist) => `${handle}-${year}-annex`

interface Registered extends Pick<Registration, 'n' | 'status'> {
  readonly unit: string
  readonly blurb?: string
  readonly imageId?: string
  readonly imageCrop?: DataOf<typeof listings>['imageCrop']
}

/** The picture of a listing that is approved. */
const pictureOf = (artist: SampleArtist, status: Registration['status']) => {
  const work = status === 'approved' ? sampleWorks().find(one => one.artist.id === artist.id) : undefined
  return work && imageIdOf(work.piece)
}

/** Every day of the quarter’s weekend, with its hours. */
const openingsOf = (quarter: string): DataOf<typeof listings>['openings'] =>
  seasonDays[year][weekendOf(year, quarter) - 1]!.map(({ date, open, close }) => ({
    key: date,
    start: at(`${date}T${open}`),
    end: at(`${date}T${close}`),
  }))

function registered(
  artist: SampleArtist,
  { n, status, unit, blurb, imageId = pictureOf(artist, status), imageCrop }: Registered,
  quarter: string,
): SampleDocument[] {
  const id = registrationOf(artist)
  const listing = listingOf(artist)
  const owners = [artist.id, buildingHost]
  const stamp = { by: artist.id, at: instantAt('2027-05-10T12:00') }
  const weekendId = String(weekendOf(year, quarter))
  const isAsked = status === 'changes_requested'
  return [
    sampleDocument(
      registrations,
      id,
      {
        personId: artist.id,
        editionId: year,
        n,
        weekendId,
        neighbourhoodId: quarter,
        siteId: annex,
        unit,
        tier: 'Premier',
        submittedAt: stamp.at,
        phaseAtSubmit: 'late',
        listingId: listing,
        insuranceOk: true,
        volunteerHours: 0,
        status,
      },
      stamp,
    ),
    sampleDocument(roster, id, { hostId: buildingHost, editionId: year, name: artist.name, unit, status }, stamp, { site: annex }),
    sampleDocument(
      listings,
      listing,
      {
        editionId: year,
        registrationId: id,
        displayName: artist.name,
        sortName: artist.sortName,
        artistId: artist.id,
        tier: 'Premier',
        ownerIds: owners,
        media: [artist.medium.name],
        tags: [],
        siteId: annex,
        unit,
        neighbourhoodId: quarter,
        byAppointment: false,
        openings: status === 'approved' ? openingsOf(quarter) : [],
        blurb,
        imageId,
        imageCrop,
        links: [],
        facilities: [],
        status: status === 'approved' ? 'in_review' : 'draft',
      },
      { ...stamp, ...(isAsked && { changed: { by: guideEditor, at: instantAt('2027-05-18T10:00'), rev: 3 } }) },
    ),
    ...(isAsked
      ? [
          sampleDocument(
            listingReviews,
            '3',
            {
              ownerIds: owners,
              editionId: year,
              move: 'requestChanges',
              note: imageCrop
                ? 'The part of the picture that you chose is too small to print. Please choose a larger part, and enter your hours.'
                : 'Please leave the phone number and the offer out of the text, and write it without capitals.',
              by: guideEditor,
              at: instantAt('2027-05-18T10:00'),
              printed: { displayName: artist.name, ...(blurb !== undefined && { blurb }) },
            },
            { by: guideEditor, at: instantAt('2027-05-18T10:00') },
            { listing },
          ),
        ]
      : []),
  ]
}
