import { listings } from '../../../../domain/guide/listings.collection'
import { places } from '../../../../domain/guide/registering/places.collection'
import { registrations } from '../../../../domain/guide/registrations.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { generatedArtists, type SampleArtist } from '../people/generate-artists'
import { imageIdOf } from '../people/sample-artists'
import { buildingHost, guideEditor } from '../people/sample-cast'
import { sampleWorks } from '../people/sample-works'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { seasonDays, weekendOf } from './sample-editions'
import { sampleLocations } from './sample-studio-locations'

type Listing = DataOf<typeof listings>

const editionId = '2027'
const name = 'Three at the Press'
const card = 'three-at-the-press-2027'
const unit = 'Press'
const registrationOf = ({ handle }: SampleArtist) => `r-${handle}-press`

/** Three artists with one card in the guide: that of the first, which they own together with the host; those of the others are withdrawn. */
export function sampleGroupListing(): SampleDocument[] {
  const [first, ...others] = generatedArtists().slice(-10, -7) as [SampleArtist, ...SampleArtist[]]
  const { place, words } = sampleLocations().buildings[0]!
  const weekend = weekendOf(editionId, place.quarter)
  const days = seasonDays[editionId][weekend - 1]!
  const work = sampleWorks().find(({ artist }) => artist === first)
  const common = {
    editionId,
    siteId: words.id,
    unit,
    neighbourhoodId: place.quarter,
    tags: [],
    byAppointment: false,
    openings: days.map(day => ({ key: day.date, start: at(`${day.date}T${day.open}`), end: at(`${day.date}T${day.close}`) })),
    links: [],
    facilities: ['Demonstrations', 'Seating'],
  } as const
  const stamp = (artist: SampleArtist) => ({
    by: artist.id,
    at: instantAt('2027-04-12T12:00'),
    changed: { by: guideEditor, at: instantAt('2027-07-11T23:59'), rev: 4 },
  })
  const shared: Listing = {
    ...common,
    registrationId: registrationOf(first),
    sharedBy: others.map(registrationOf),
    displayName: name,
    sortName: 'Three at the Press',
    artistId: first.id,
    ownerIds: [first.id, ...others.map(({ id }) => id), buildingHost],
    media: [...new Set([first, ...others].map(({ medium }) => medium.name))],
    blurb: 'Three artists, one press: come and pull a print of your own.',
    about: `${[first, ...others].map(artist => artist.name).join(', ')} share a room and a press from the year 1911.`,
    imageId: work && imageIdOf(work.piece),
    status: 'locked',
    printLockedAt: instantAt('2027-07-11T23:59'),
    errata: [{ at: instantAt('2027-10-12T09:00'), text: 'The press runs on Saturday at two and at four, not at three.' }],
  }
  const withdrawn = (artist: SampleArtist): Listing => ({
    ...common,
    registrationId: registrationOf(artist),
    displayName: artist.name,
    sortName: artist.sortName,
    artistId: artist.id,
    ownerIds: [artist.id, buildingHost],
    media: [artist.medium.name],
    blurb: artist.blurb,
    status: 'withdrawn',
  })
  const takenBy = [first, ...others].map(registrationOf)
  return [
    sampleDocument(places, words.id, { takenBy, line: [] }, { ...stamp(first), by: 'system' }, { edition: editionId }),
    sampleDocument(listings, card, shared, stamp(first)),
    ...others.map(artist => sampleDocument(listings, `${artist.handle}-${editionId}-press`, withdrawn(artist), stamp(artist))),
    ...[first, ...others].map(artist =>
      sampleDocument(
        registrations,
        registrationOf(artist),
        {
          personId: artist.id,
          editionId,
          n: 1,
          weekendId: String(weekend),
          neighbourhoodId: place.quarter,
          siteId: words.id,
          unit,
          tier: 'Participating',
          submittedAt: instantAt('2027-04-12T12:00'),
          phaseAtSubmit: 'regular',
          listingId: card,
          insuranceOk: true,
          volunteerHours: 0,
          status: 'confirmed',
        },
        stamp(artist),
      ),
    ),
  ]
}
