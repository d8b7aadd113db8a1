import { expect, it } from 'vitest'
import { readArtists } from '../../../src/domain/art/artists-records'
import { buildArtistsSnapshot } from '../../../src/domain/art/build-artists-snapshot'
import { buildCalendarSnapshot } from '../../../src/domain/calendar/build-calendar-snapshot'
import { readCalendar } from '../../../src/domain/calendar/calendar-records'
import { compareNumbers, numberOf } from '../../../src/domain/guide/numbering/map-number'
import { buildGuideSnapshot } from '../../../src/domain/guide/publishing/build-guide-snapshot'
import { type EditionRecords, readEdition } from '../../../src/domain/guide/publishing/edition-records'
import { bucketOf } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { listingsToPublish } from '../../../src/domain/guide/publishing/listings-to-publish'
import { memoryWorld } from '../../support/memory-world'

/** The same records as another database would give them: the other way round. The weekends are read in their order, and an artist's works are in theirs. */
const turned = (records: EditionRecords): EditionRecords => ({
  ...records,
  neighbourhoods: records.neighbourhoods.toReversed(),
  listings: records.listings.toReversed(),
  events: records.events.toReversed(),
  articles: records.articles.toReversed(),
  weekends: records.weekends.map(weekend => ({ ...weekend, days: weekend.days.toReversed() })),
  sites: new Map([...records.sites].toReversed()),
})

const now = new Date('2027-10-01T19:00:00Z')
const isInOrder = <T>(all: readonly T[], before: (a: T, b: T) => boolean) => all.slice(1).every((one, i) => !before(one, all[i]!))

it('a guide is the same in whatever order its records come', async () => {
  const { context } = await memoryWorld({ sample: true, now })
  const records = await readEdition(context.systemRecords, '2027')
  const numbers = new Map(records.listings.flatMap(listing => (numberOf(listing) === undefined ? [] : [[listing.id, numberOf(listing)!] as const])))
  const published = (from: EditionRecords) => {
    const { listed, leftOut } = listingsToPublish(from)
    return { leftOut, content: buildGuideSnapshot(from, listed, numbers, new Map(), now) }
  }
  const { leftOut, content } = published(records)
  const { listings, sites, neighbourhoods, weekends, events, articles } = content.index
  expect(Math.min(...[listings, sites, neighbourhoods, weekends, events, articles, leftOut].map(({ length }) => length))).toBeGreaterThan(1)
  expect(published(turned(records))).toEqual({ leftOut, content })
  for (const { number, id } of sites) {
    const inSite = listings.flatMap(listing => (listing.siteId === id ? (listing.number ?? []) : []))
    expect(number).toBe(inSite.sort(compareNumbers)[0])
  }
  const days = weekends.map(weekend => weekend.days.map(({ date }) => date))
  expect(days).toEqual(days.map(dates => dates.toSorted()))
})

it('a guide keeps the texts of forty listings in a file, each listing in the one that its readers open; an empty guide has one file', async () => {
  const { context } = await memoryWorld({ sample: true, now })
  const records = await readEdition(context.systemRecords, '2027')
  const built = (inGuide: ReturnType<typeof listingsToPublish>['listed']) => buildGuideSnapshot(records, inGuide, new Map(), new Map(), now)
  const { index, details } = built(listingsToPublish(records).listed)
  expect(index.listings.length).toBeGreaterThan(40)
  expect([details.length, index.buckets]).toEqual(Array(2).fill(Math.ceil(index.listings.length / 40)))
  for (const { id } of index.listings) expect(details[bucketOf(id, index.buckets)]!.listings).toHaveProperty([id])
  const empty = built([])
  expect([empty.details.length, empty.index.buckets]).toEqual([1, 1])
})

it('a calendar is the same in whatever order its records come: by time, its neighborhoods as staff order them', async () => {
  const { context } = await memoryWorld({ sample: true, now })
  const records = await readCalendar(context.systemRecords)
  const content = buildCalendarSnapshot(records, new Map())
  const { events, neighbourhoods } = content.index
  expect(Math.min(events.length, neighbourhoods.length)).toBeGreaterThan(5)
  const other = { ...records, events: records.events.toReversed(), neighbourhoods: records.neighbourhoods.toReversed() }
  expect(buildCalendarSnapshot(other, new Map())).toEqual(content)
  expect(isInOrder(events, (a, b) => a.start.utc < b.start.utc)).toBe(true)
  expect(isInOrder(content.baseMap.neighbourhoods, (a, b) => a.order < b.order)).toBe(true)
})

it('an artist has sixty works on the wall at most, the first ones in their order', async () => {
  const { context } = await memoryWorld({ sample: true, now })
  const records = await readArtists(context.systemRecords)
  const [work] = records.artworks
  const many = { ...records, artworks: Array.from({ length: 62 }, (_, i) => ({ ...work!, id: `w${i}` })) }
  const pictures = new Map(work!.imageIds.map(id => [id, { src: id, alt: id, width: 3, height: 2 }] as const))
  expect(buildArtistsSnapshot(many, pictures).works.works.map(({ id }) => id)).toEqual(many.artworks.slice(0, 60).map(({ id }) => id))
})

it('the artists are the same in whatever order their records come: by name', async () => {
  const { context } = await memoryWorld({ sample: true, now })
  const records = await readArtists(context.systemRecords)
  const pictures = new Map(records.artworks.flatMap(({ imageIds }) => imageIds.map(id => [id, { src: id, alt: id, width: 3, height: 2 }] as const)))
  const content = buildArtistsSnapshot(records, pictures)
  const { artists, neighbourhoods } = content.index
  expect(Math.min(artists.length, neighbourhoods.length, content.works.works.length)).toBeGreaterThan(5)
  const other = { ...records, artists: records.artists.toReversed(), neighbourhoods: records.neighbourhoods.toReversed() }
  expect(buildArtistsSnapshot(other, pictures)).toEqual(content)
  expect(isInOrder(artists, (a, b) => a.sortName.localeCompare(b.sortName, 'en') < 0)).toBe(true)
})
