import { artists, artworks } from '../../src/domain/artists/artists.collection'
import { events } from '../../src/domain/events/events.collection'
import { articles } from '../../src/domain/guide/articles/articles.collection'
import { editions, neighbourhoods, weekends } from '../../src/domain/guide/editions.collection'
import { listings, sites } from '../../src/domain/guide/listings.collection'
import { images } from '../../src/domain/pictures/images.collection'
import type { DataOf } from '../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../src/domain/shared/records/organisation.collection'
import type { Records } from '../../src/domain/shared/records/records'
import { wallTime } from '../../src/domain/shared/time/wall-time'

const tz = 'America/Los_Angeles'
export const year = '2027'
type ListingData = DataOf<typeof listings>

export const opening = (
  date: string,
  from: string,
  to: string,
  of: Partial<ListingData['openings'][number]> = {},
): ListingData['openings'][number] => ({
  key: `${date} ${from}`,
  start: wallTime(`${date}T${from}`, tz),
  end: wallTime(`${date}T${to}`, tz),
  ...of,
})

/** A listing that can be published, with the given fields. */
export const studio = (name: string, of: Partial<ListingData> = {}): ListingData => ({
  editionId: year,
  displayName: name,
  sortName: name,
  ownerIds: [],
  media: [],
  tags: [],
  pin: { lat: 37.75, lng: -122.4, confidence: 'rooftop' },
  byAppointment: false,
  openings: [opening('2027-10-16', '11:00', '18:00')],
  links: [],
  facilities: [],
  status: 'approved',
  ...of,
})

export const seedListings = (records: Records, planted: Readonly<Record<string, ListingData>>) =>
  records.commit(...Object.entries(planted).map(([id, data]) => records.creating(listings, id, data)))

/** An unpublished edition with one building, two neighborhoods and two weekends. */
export async function seedSmallCity(records: Records): Promise<void> {
  const text = (words: string) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  })
  const day = (date: string) => ({ date, open: '11:00', close: '18:00' })
  const programme = { summary: 'Come', venue: 'Hall', tags: [], hostIds: [], editionId: year }
  const evening = (date: string) => ({ start: wallTime(`${date}T18:00`, tz), end: wallTime(`${date}T21:00`, tz) })
  await records.commit(
    records.creating(organisation, organisationId, {
      name: 'The Society',
      shortName: 'Society',
      season: 'Studios',
      tagline: 'Doors open',
      tz,
      city: 'Town',
      address: '1 Road',
      email: 'us@example.org',
      accent: 'red',
      links: [],
      sponsors: [],
    }), // prettier-ignore
    records.creating(editions, year, { name: 'The 2027 guide', year: 2027, city: 'Town', tz, status: 'planning' }),
    records.creating(
      weekends,
      '1',
      { n: 1, name: 'First weekend', days: [day('2027-10-17'), day('2027-10-16')], neighbourhoodIds: ['dock'] },
      { edition: year },
    ),
    records.creating(weekends, '2', { n: 2, name: 'Second weekend', days: [day('2027-10-23')], neighbourhoodIds: ['hill'] }, { edition: year }),
    records.creating(neighbourhoods, 'dock', {
      name: 'Docks',
      city: 'Town',
      order: 1,
      colour: 'teal',
      status: 'active',
      outline: '[[[[0,0],[1,0],[1,1],[0,0]]]]',
    }),
    records.creating(neighbourhoods, 'hill', { name: 'Hill', city: 'Town', order: 0, colour: 'plum', status: 'active' }),
    records.creating(neighbourhoods, 'old', { name: 'Old quarter', city: 'Town', order: 2, colour: 'grey', status: 'retired' }),
    records.creating(neighbourhoods, 'far', { name: 'Elsewhere', city: 'Other town', order: 0, colour: 'grey', status: 'active' }),
    records.creating(sites, 'mill', {
      name: 'Rope Mill',
      city: 'Town',
      address: '17 Quay',
      neighbourhoodId: 'dock',
      pin: { lat: 37.76, lng: -122.41, confidence: 'confirmed' },
      kind: 'group',
      capacity: 12,
      access: { stepCount: 2 },
    }), // prettier-ignore
    records.creating(artists, 'ana', {
      handle: 'ana',
      displayName: 'Ana Núñez',
      sortName: 'nunez',
      media: [],
      links: [],
      commissions: false,
      teaching: false,
      status: 'public',
      statement: 'Salt.',
    }),
    records.creating(artworks, 'w1', {
      artistId: 'ana',
      title: 'Tide',
      year: 2026,
      medium: 'Oil',
      tags: [],
      availability: 'sale',
      imageIds: ['i1'],
      order: 1,
      status: 'public',
    }),
    records.creating(artworks, 'w2', {
      artistId: 'ana',
      title: 'Unfinished',
      year: 2027,
      medium: 'Oil',
      tags: [],
      availability: 'nfs',
      imageIds: ['i1'],
      order: 0,
      status: 'draft',
    }),
    records.creating(images, 'i1', {
      ownerId: 'ana',
      path: 'sample/art/tide.svg',
      width: 800,
      height: 600,
      mime: 'image/svg+xml',
      alt: 'Waves',
      thumbhash: 'K+gFFQbMlFSm9mYZqmuWWHpwmgen',
      isPublic: true,
      usedIn: [],
      status: 'ready',
    }),
    records.creating(images, 'lost', {
      ownerId: 'ana',
      path: 'art/lost.jpg',
      width: 800,
      height: 600,
      mime: 'image/jpeg',
      alt: 'Lost',
      isPublic: true,
      usedIn: [],
      status: 'ready',
    }),
    records.creating(events, 'preview', {
      ...programme,
      ...evening('2027-10-15'),
      title: 'Preview',
      status: 'published',
      price: { cents: 0, cur: 'usd' },
    }),
    records.creating(events, 'talk', { ...programme, ...evening('2027-10-14'), title: 'Talk', status: 'cancelled' }),
    records.creating(events, 'idea', { ...programme, ...evening('2027-10-13'), title: 'Idea', status: 'draft' }),
    records.creating(articles, 'salt', {
      editionId: year,
      title: 'Salt',
      standfirst: 'On salt',
      author: 'B',
      body: text('salt '.repeat(660)),
      listingIds: ['ana', 'no-such-listing'],
      order: 1,
      status: 'published',
    }),
    records.creating(articles, 'later', {
      editionId: year,
      title: 'Later',
      standfirst: '',
      author: 'B',
      body: text('later'),
      listingIds: [],
      order: 0,
      status: 'published',
      publishAt: new Date('2028-01-01'),
    }),
  )
  await seedListings(records, {
    ana: studio('Ana Núñez', {
      siteId: 'mill',
      unit: '2',
      artistId: 'ana',
      pin: undefined,
      about: `${'Salt and paint, '.repeat(20)}end.`,
    }),
    bo: studio('Bo', {
      siteId: 'mill',
      unit: '1',
      pin: undefined,
      imageId: 'lost',
      openings: [opening('2027-10-16', '11:00', '18:00', { ticketed: true, capacity: 4 })],
    }),
    cy: studio('Cy', {
      neighbourhoodId: 'hill',
      access: { routeIn: 36, doorIn: 32, stepCount: 0, lever: true, turnIn: 60 },
      openings: [opening('2027-10-23', '11:00', '18:00')],
    }),
    eve: studio('Eve', { byAppointment: true, openings: [] }),
    noPin: studio('No pin yet', { pin: undefined }),
    vague: studio('Vague', { pin: { lat: 37.7, lng: -122.5, confidence: 'centroid' } }),
    draft: studio('Draft', { status: 'draft' }),
    review: studio('In review', { status: 'in_review' }),
    gone: studio('Gone', { status: 'withdrawn', mapNumber: 7 }),
  })
} // prettier-ignore
