import { counters, unansweredWords } from '../../../../domain/analytics/counters.collection'
import { savesOf, searchesOf, unansweredOf, viewsOf, visitsCount, visitsOf, wordsOf } from '../../../../domain/analytics/visit-count-names'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import { type SampleYear, seasonDays } from '../guide/sample-editions'
import { inGuide, listingIdOf } from '../guide/sample-listings'
import { sampleWorks } from '../people/sample-works'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const [firstDay, today] = ['2026-06-15', '2027-10-16']

/** Of a hundred visits, how many open a page of this kind on an ordinary day; during the season more open the guide. */
const shares: readonly (readonly [route: string, ordinary: number, season: number])[] = [
  ['/', 44, 30],
  ['/sfosguide/:id?', 9, 46],
  ['/sfosguide/maps', 4, 38],
  ['/sfosguide/weekends', 3, 21],
  ['/sfosguide/events', 1, 9],
  ['/sfosguide/articles', 1, 4],
  ['/sfosguide/articles/:id', 1, 6],
  ['/art/artists', 15, 11],
  ['/artist/:id', 19, 24],
  ['/art/:id', 17, 14],
  ['/artists/artsearch', 8, 6],
  ['/calendar', 12, 9],
  ['/events/:id', 8, 7],
  ['/artists', 7, 2],
  ['/artists/:id', 5, 1],
  ['/artists/sfosregistration', 2, 0.2],
  ['/newmember', 2, 1],
  ['/:product~membership', 3, 1],
  ['/donors', 2, 2],
  ['/donors/:id', 1, 1],
  ['/shop', 3, 3],
  ['/programs', 3, 1],
  ['/programs/:id', 2, 1],
  ['/about', 5, 3],
  ['/about/:id', 2, 2],
  ['/artlover', 2, 3],
  ['/signin', 6, 3],
  ['/dashboard/:id?', 5, 3],
  ['/privacypolicy', 0.6, 0.4],
  ['/:id', 1, 1],
  ['*', 1.4, 1.1],
]

/**
 * Searches without results, with their digests, and their share of a hundred guide searches. Searches without a text were made by too few
 * people for the text to be stored.
 */
const missed = [
  ['0348d2366b17c6a059692b9d', 'guide', 'stained glass', 0.8],
  ['f4969ea520ef4a571dd6b15e', 'guide', 'restroom', 0.7],
  ['cb895bd91ed5b8d0ed360a8d', 'guide', 'parking', 1.4],
  ['b1b68d6ab943671ff9c4792d', 'guide', 'kids workshop', 0.6],
  ['5f996d92e2a42859342eb99a', 'guide', 'tattoo', 0.4],
  ['980dd5439e85545cb1a52b6c', 'art', 'cat portrait', 0.3],
  ['fe571baef891b7a7731621e1', 'guide', undefined, 0.05],
  ['b3816e371bace432a57c7b58', 'guide', undefined, 0.05],
] as const

/** Two seasons of counted visits, as the hourly job would have stored them; the current day up to 11 AM. */
export function sampleVisits(events: readonly SampleDocument[]): SampleDocument[] {
  const saved = savedThings(events)
  const days = Array.from({ length: dayNumber(today) - dayNumber(firstDay) + 1 }, (_, i) => dateOfDay(dayNumber(firstDay) + i))
  return [
    ...days.map(day =>
      sampleDocument(counters, day, { day, counts: JSON.stringify(countsOf(day, saved)), over: true }, { by: 'system', at: addedUp(day) }),
    ),
    ...missed.map(([digest, area, words], i) =>
      sampleDocument(
        unansweredWords,
        digest,
        { area, words, senders: words === undefined ? [`sender-${i}`] : [], until: words === undefined ? '2027-11-12' : '2029-12-20' },
        { by: 'system', at: instantAt('2027-10-13T15:00') },
      ),
    ),
  ]
}

const eleven = instantAt(`${today}T11:00`).getTime()
/** Computed without time zones, because hundreds of conversions would take longer than the counts. */
const addedUp = (day: string) => new Date(eleven - Math.max(0, dayNumber(today) - dayNumber(day) - 2) * 86_400_000)

/** Ids of saved studios, works and events, the most saved first. */
const savedThings = (events: readonly SampleDocument[]): readonly string[] =>
  new Random('saved').shuffled([
    ...new Random('saved studios').some(inGuide('2027'), 9).map(artist => savesOf('listing', listingIdOf(artist, '2027'))),
    ...new Random('saved works').some(sampleWorks(), 9).map(({ id }) => savesOf('artwork', id)),
    ...events
      .filter(({ data }) => data['status'] === 'published')
      .slice(0, 6)
      .map(({ path }) => savesOf('event', path.slice(path.indexOf('/') + 1))),
  ])

function countsOf(day: string, saved: readonly string[]): Record<string, number> {
  const random = new Random(`visits ${day}`)
  const { warmth, isOpen } = seasonOf(day)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const growth = day < '2027' ? 1 : 1.22
  const level = (70 + 520 * warmth) * (isOpen ? 2.6 : 1) * (weekday === 0 || weekday === 6 ? 1.2 : 1) * growth * (day === today ? 0.34 : 1)
  const visits = Math.round(level * random.between(0.86, 1.14))
  const counts: Record<string, number> = { [visitsCount]: visits }
  const count = (name: string, n: number) => {
    if (n >= 1) counts[name] = Math.round(n)
  }
  for (const [route, ordinary, season] of shares) {
    const opened = ((visits * (ordinary + (season - ordinary) * warmth)) / 100) * random.between(0.9, 1.1)
    count(visitsOf(route), opened)
    count(viewsOf(route), opened * random.between(1.1, 1.7))
  }
  const searches = visits * (0.05 + 0.17 * warmth) * random.between(0.9, 1.1)
  count(searchesOf('guide'), searches)
  count(unansweredOf('guide'), searches * (day < '2027' ? 0.11 : 0.07))
  count(searchesOf('art'), visits * 0.06)
  count(unansweredOf('art'), visits * 0.004)
  for (const [digest, , , share] of missed) count(wordsOf(digest), random.is(share * 0.3) ? Math.max(1, (searches * share) / 20) : 0)
  for (const [i, name] of saved.entries()) count(name, random.is(warmth / (1 + i / 2)) ? random.whole(1, 3) : 0)
  return counts
}

const openDays: Readonly<Record<SampleYear, readonly string[]>> = {
  '2026': seasonDays['2026'].flat().map(({ date }) => date),
  '2027': seasonDays['2027'].flat().map(({ date }) => date),
}

/** How near the season is, from 0 (far) to 1 (within it), and whether studios are open on that day. */
function seasonOf(day: string): { readonly warmth: number; readonly isOpen: boolean } {
  const dates = openDays[day < '2027-01-15' ? '2026' : '2027']
  const [first, last] = [dayNumber(dates[0]!), dayNumber(dates.at(-1)!)]
  const away = Math.max(first - dayNumber(day), dayNumber(day) - last, 0)
  // The guide is published two weeks before the studios open.
  const isBefore = dayNumber(day) < first
  return { warmth: away === 0 ? 1 : Math.max(0, 1 - away / (isBefore ? 80 : 25)) ** 2, isOpen: dates.includes(day) }
}
