import type { PublishedPicture } from '../../pictures/published-picture'
import { ascending } from '../../shared/ascending'
import { omitUndefined } from '../../shared/omit-undefined'
import { alphabet } from '../../shared/text/alphabet'
import { inNumberOrder, type MapNumber } from '../numbering/map-number'
import { polygonsOf } from '../places/outlines/city-outlines'
import { cardOpenings } from '../reading/card-openings'
import { seasonDays, weekendsFromOpenings } from '../reading/guide-weekends'
import type { EditionRecords } from './edition-records'
import { guideCard, guideDetail, siteDetail } from './guide-cards'
import { bucketOf, type GuideCard, type GuideDetails, type GuideIndex, type PublishedWeekend } from './guide-snapshot-types'
import type { ListingToPublish } from './listings-to-publish'
import { entrancesOf } from './published-entrances'
import { dueArticles, publishedArticle, publishedEvents } from './published-events-and-articles'
import { publishedNeighbourhoods, publishedSites, setWeekends } from './published-weekends-and-buildings'
import { listingsPerBucket } from './snapshot-paths'

/** A snapshot before its hash and time are added. */
export interface SnapshotContent {
  readonly index: Omit<GuideIndex, 'hash' | 'publishedAt'>
  readonly details: readonly GuideDetails[]
}

/** The content of an edition for visitors. Pure: the same records give exactly the same content. */
export function buildGuideSnapshot(
  records: EditionRecords,
  inGuide: readonly ListingToPublish[],
  numbers: ReadonlyMap<string, MapNumber>,
  pictures: ReadonlyMap<string, PublishedPicture>,
  now: Date,
): SnapshotContent {
  const { edition } = records
  const openings = inGuide.flatMap(({ listing }) => cardOpenings(listing.openings, edition.tz))
  const weekends = setWeekends(records) ?? weekendsFromOpenings(openings)
  const sources = { records, weekends, numbers, pictures, entrances: entrancesOf(records, inGuide) }
  const cards = inGuide.map(each => guideCard(each, sources)).sort(byNumber)
  const listed = new Set(cards.map(card => card.id))
  const articles = dueArticles(records, now)
  const events = publishedEvents(records)
  const places = new Set([...cards, ...events].flatMap(each => each.neighbourhoodId ?? []))
  const buckets = Math.max(1, Math.ceil(cards.length / listingsPerBucket))

  const details: GuideDetails[] = Array.from({ length: buckets }, () => ({ listings: {}, sites: {}, articles: {} }))
  const bucket = (id: string) => details[bucketOf(id, buckets)]!
  for (const each of inGuide) Object.assign(bucket(each.listing.id).listings, { [each.listing.id]: guideDetail(each, sources) })
  const buildings = publishedSites(records, cards)
  for (const { id } of buildings) Object.assign(bucket(id).sites!, { [id]: siteDetail(id, sources) })
  for (const { id, body } of articles) Object.assign(bucket(id).articles, { [id]: body })

  return {
    index: {
      format: 1,
      edition: editionOf(records, weekends, openings),
      land: polygonsOf(edition.land),
      ...(edition.streets !== undefined && { streets: edition.streets }),
      ...(edition.heights !== undefined && { heights: edition.heights }),
      weekends,
      neighbourhoods: publishedNeighbourhoods(records, places),
      sites: buildings,
      listings: cards,
      events,
      articles: articles.map(article => publishedArticle(article, listed, pictures)),
      buckets,
    },
    details,
  }
}

function editionOf({ edition }: EditionRecords, weekends: readonly PublishedWeekend[], openings: GuideCard['openings']): GuideIndex['edition'] {
  const { id, year, name, city, tz, summary } = edition
  const days = seasonDays(year, weekends, openings)
  return omitUndefined<GuideIndex['edition']>({
    id,
    name,
    city,
    tz,
    summary,
    startsOn: edition.startsOn ?? days.startsOn,
    endsOn: edition.endsOn ?? days.endsOn,
  })
}

const byNumber = (a: GuideCard, b: GuideCard) =>
  inNumberOrder(a.number, b.number) ||
  alphabet.compare(a.unit ?? '', b.unit ?? '') ||
  alphabet.compare(a.sortName, b.sortName) ||
  ascending('id')(a, b)
