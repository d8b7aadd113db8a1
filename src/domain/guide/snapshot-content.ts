import { alphabet } from '../shared/alphabet'
import { present } from '../shared/present'
import { assignNumbers } from './assign-numbers'
import { cardOpenings } from './card-openings'
import type { EditionRecords } from './edition-records'
import { guideCard, guideDetail, neighbourhoodOf } from './guide-cards'
import { bucketOf, type GuideCard, type GuideDetails, type GuideIndex, type PublishedPicture, type PublishedWeekend } from './guide-snapshot'
import { seasonDays, weekendsFromOpenings, weekendsOf } from './guide-weekends'
import type { Listed } from './listed'
import { polygonsOf, publishedNeighbourhoods, publishedSites, setWeekends } from './published-places'
import { dueArticles, publishedArticle, publishedEvents } from './published-programme'
import { listingsPerBucket } from './snapshot-files'

/** A snapshot before it has its hash and its time. */
export interface SnapshotContent {
  readonly index: Omit<GuideIndex, 'hash' | 'publishedAt'>
  readonly details: readonly GuideDetails[]
  /** By listing; what the listings' records are to hold. */
  readonly numbers: ReadonlyMap<string, number>
}

/** An edition as visitors read it. Pure: the same records give the same content, to the letter. */
export function snapshotContent(
  records: EditionRecords,
  inGuide: readonly Listed[],
  pictures: ReadonlyMap<string, PublishedPicture>,
  now: Date,
): SnapshotContent {
  const { edition } = records
  const openings = inGuide.flatMap(({ listing }) => cardOpenings(listing.openings, edition.tz))
  const weekends = setWeekends(records) ?? weekendsFromOpenings(openings)
  const numbers = numbersOf(records, inGuide, weekends)
  const sources = { records, weekends, numbers, pictures }
  const cards = inGuide.map(each => guideCard(each, sources)).sort(byNumber)
  const listed = new Set(cards.map(card => card.id))
  const articles = dueArticles(records, now)
  const events = publishedEvents(records)
  const places = new Set([...cards, ...events].flatMap(each => each.neighbourhoodId ?? []))
  const buckets = Math.max(1, Math.ceil(cards.length / listingsPerBucket))

  const details: GuideDetails[] = Array.from({ length: buckets }, () => ({ listings: {}, articles: {} }))
  const bucket = (id: string) => details[bucketOf(id, buckets)]!
  for (const each of inGuide) Object.assign(bucket(each.listing.id).listings, { [each.listing.id]: guideDetail(each, sources) })
  for (const { id, body } of articles) Object.assign(bucket(id).articles, { [id]: body })

  return {
    index: {
      format: 1,
      edition: editionOf(records, weekends, openings),
      land: polygonsOf(edition.land),
      weekends,
      neighbourhoods: publishedNeighbourhoods(records, places),
      sites: publishedSites(records, cards),
      listings: cards,
      events,
      articles: articles.map(article => publishedArticle(article, listed, pictures)),
      buckets,
    },
    details,
    numbers,
  }
}

function editionOf({ edition }: EditionRecords, weekends: readonly PublishedWeekend[], openings: GuideCard['openings']): GuideIndex['edition'] {
  const { id, name, city, tz, summary } = edition
  const days = seasonDays(id, weekends, openings)
  return present<GuideIndex['edition']>({
    id,
    name,
    city,
    tz,
    summary,
    startsOn: edition.startsOn ?? days.startsOn,
    endsOn: edition.endsOn ?? days.endsOn,
  })
}

/** Numbers for what is listed; those of listings that are not listed now stay theirs. */
function numbersOf(records: EditionRecords, inGuide: readonly Listed[], weekends: readonly PublishedWeekend[]): ReadonlyMap<string, number> {
  const order = new Map(records.neighbourhoods.map(n => [n.id, n.order]))
  const listed = new Set(inGuide.map(({ listing }) => listing.id))
  const retired = records.listings.flatMap(({ id, mapNumber }) => (listed.has(id) ? [] : (mapNumber ?? [])))
  return assignNumbers(
    inGuide.map(({ listing, pin }) => ({
      id: listing.id,
      held: listing.mapNumber,
      siteId: listing.siteId,
      pin,
      byAppointment: listing.byAppointment,
      weekend: weekendsOf(cardOpenings(listing.openings, records.edition.tz), weekends)[0],
      neighbourhood: order.get(neighbourhoodOf(listing, records) ?? ''),
    })),
    retired,
  )
}

const byNumber = (a: GuideCard, b: GuideCard) =>
  (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER) ||
  alphabet.compare(a.unit ?? '', b.unit ?? '') ||
  alphabet.compare(a.sortName, b.sortName) ||
  (a.id < b.id ? -1 : 1)
