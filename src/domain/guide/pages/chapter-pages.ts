import { chunked } from '../../shared/chunked'
import { grouped } from '../../shared/grouped'
import { omitUndefined } from '../../shared/omit-undefined'
import { inNumberOrder } from '../numbering/map-number'
import type { GuideCard, PublishedNeighbourhood, PublishedWeekend } from '../publishing/guide-snapshot-types'
import { byNumber } from '../reading/card-order'
import type { PageDraft, PageReferences } from './flow-pages'
import { printedCard } from './guide-page-card'
import type { GuidePageCard, GuidePageContentOf, GuidePagesInput, MapPlace } from './guide-page-types'
import { indexDrafts } from './index-pages'
import { pageCapacity, rowHeight } from './page-capacity'

/** A chapter: a weekend with those whose card stands there, or those who are open by appointment. */
interface Chapter {
  readonly title: string
  readonly weekend?: PublishedWeekend
  readonly cards: readonly GuideCard[]
}

/** A neighborhood of a chapter, or as many numbers of it as a map can show. */
interface Part {
  readonly key: string
  readonly title: string
  readonly neighbourhood?: PublishedNeighbourhood
  readonly cards: readonly GuideCard[]
}

/** A card is printed once, in the chapter of its first weekend; the chapters of its other weekends name its page. */
export function chapterDrafts(input: GuidePagesInput): readonly PageDraft[] {
  const { guide } = input
  const weekends = [...guide.weekends].sort((a, b) => a.n - b.n)
  const cards = [...guide.listings].sort(byNumber)
  const byFirstWeekend = grouped(cards, card => weekends.find(({ n }) => card.weekends.includes(n))?.n)
  const rest = byFirstWeekend.get(undefined) ?? []
  return [
    ...weekends.flatMap(weekend => {
      const own = byFirstWeekend.get(weekend.n) ?? []
      const again = cards.filter(card => card.weekends.includes(weekend.n) && !own.includes(card))
      return own.length + again.length === 0 ? [] : draftsOf({ title: weekend.name, weekend, cards: own }, again, input)
    }),
    ...(rest.length > 0 ? draftsOf({ title: restTitle(rest, weekends.length), cards: rest }, [], input) : []),
  ]
}

const restTitle = (cards: readonly GuideCard[], weekends: number) =>
  weekends === 0 ? 'Studios' : cards.every(({ byAppointment }) => byAppointment) ? 'By appointment' : 'By appointment and on other days'

function draftsOf(chapter: Chapter, again: readonly GuideCard[], input: GuidePagesInput): readonly PageDraft[] {
  const parts = partsOfChapter(chapter, input.guide.neighbourhoods)
  const hoods = [...new Set(parts.flatMap(({ neighbourhood }) => (neighbourhood ? [neighbourhood] : [])))]
  const hasMap = chapter.cards.some(({ pin }) => pin)
  const opening: PageDraft = {
    beginsSpread: hasMap,
    entries: [{ title: chapter.title, level: 1 }],
    content: references =>
      omitUndefined<GuidePageContentOf<'chapter'>>({
        kind: 'chapter',
        title: chapter.title,
        weekend: chapter.weekend?.n,
        note: chapter.weekend?.note,
        days: chapter.weekend?.days ?? [],
        neighbourhoods: parts.map(({ key, title, cards }) => ({ name: title, listings: cards.length, page: references.ofKey(key) })),
      }),
  }
  return [
    opening,
    ...(hasMap ? [mapDraft(chapter, { title: chapter.title, hoods, cards: chapter.cards, isOverview: true })] : []),
    ...indexDrafts('weekend', `Also open: ${chapter.title}`, [{ heading: 'Their cards are in earlier chapters', cards: again }]),
    ...parts.flatMap(part => partDrafts(chapter, part, input)),
  ]
}

function partsOfChapter({ title, cards, weekend }: Chapter, all: readonly PublishedNeighbourhood[]): readonly Part[] {
  const byId = new Map(all.map(hood => [hood.id, hood]))
  const groups = [...grouped(cards, ({ neighbourhoodId = '' }) => (byId.has(neighbourhoodId) ? neighbourhoodId : ''))]
  const parts = groups.map(([id, own]): Part => {
    const neighbourhood = byId.get(id)
    return omitUndefined<Part>({
      key: `${weekend?.n ?? 0} ${id}`,
      title: neighbourhood?.name ?? (groups.length === 1 ? title : 'Elsewhere'),
      neighbourhood,
      cards: own,
    })
  })
  const order = ({ neighbourhood }: Part) => neighbourhood?.order ?? Number.MAX_SAFE_INTEGER
  return parts.sort((a, b) => order(a) - order(b) || (a.key < b.key ? -1 : 1)).flatMap(partsForMaps)
}

const isOnMap = ({ pin, number }: GuideCard) => pin !== undefined && number !== undefined

/** Numbers that a single map cannot show are divided into maps of about the same size, in the order of the way. */
function partsForMaps(part: Part): readonly Part[] {
  const numbers = [...new Set(part.cards.flatMap(card => (isOnMap(card) ? [card.number!] : [])))]
  if (numbers.length <= pageCapacity.mapNumbers) return [part]
  const maps = chunked(numbers, Math.ceil(numbers.length / Math.ceil(numbers.length / pageCapacity.mapNumbers)))
  const mapOf = new Map(maps.flatMap((own, i) => own.map(number => [number, i] as const)))
  const groups = grouped(part.cards, card => mapOf.get(card.number ?? '') ?? maps.length - 1)
  return maps.map((own, i) => {
    const range = `${own[0]}–${own.at(-1)}`
    const title = part.neighbourhood ? `${part.title}, ${range}` : `Numbers ${range}`
    return { ...part, key: `${part.key} ${i}`, title, cards: groups.get(i)! }
  })
}

function partDrafts(
  chapter: Chapter,
  { key, title, neighbourhood, cards }: Part,
  { guide, details, printsPicture = () => true }: GuidePagesInput,
): readonly PageDraft[] {
  const hasMap = cards.some(isOnMap)
  const entry = title === chapter.title ? [] : [{ title, level: 2 } as const]
  const printed = cards.map(card => printedCard(card, { guide, detail: details.get(card.id), printsPicture: printsPicture(card.id) }))
  const pages = pagesOfRows(rowsOf(printed))
  const hoods = neighbourhood ? [neighbourhood] : []
  return [
    ...(hasMap ? [{ ...mapDraft(chapter, { title, hoods, cards, isOverview: false }), key, entries: entry }] : []),
    ...pages.map(
      (rows, i): PageDraft => ({
        ...(i === 0 && !hasMap ? { key, entries: entry } : {}),
        listingIds: rows.flatMap(row => row.map(({ id }) => id)),
        content: () => ({ kind: 'listings', chapter: chapter.title, title, rows }),
      }),
    ),
  ]
}

function rowsOf(cards: readonly GuidePageCard[]): readonly Row[] {
  const rows: GuidePageCard[][] = []
  for (const card of cards) {
    const last = rows.at(-1)
    if (!card.picture && last && last.length < pageCapacity.cardsInRow && !last[0]!.picture) last.push(card)
    else rows.push([card])
  }
  return rows
}

type Row = readonly GuidePageCard[]

function pagesOfRows(rows: readonly Row[]): readonly (readonly Row[])[] {
  const pages: Row[][] = []
  let room = 0
  for (const row of rows) {
    room -= rowHeight(row)
    if (room >= 0) pages.at(-1)!.push(row)
    else {
      pages.push([row])
      room = pageCapacity.cardHeight - rowHeight(row)
    }
  }
  return pages
}

interface DraftOfMap {
  readonly title: string
  readonly hoods: readonly PublishedNeighbourhood[]
  readonly cards: readonly GuideCard[]
  readonly isOverview: boolean
}

const mapDraft = ({ weekend }: Chapter, { title, hoods, cards, isOverview }: DraftOfMap): PageDraft => ({
  content: references =>
    omitUndefined<GuidePageContentOf<'map'>>({
      kind: 'map',
      title,
      weekend: weekend?.n,
      neighbourhoodIds: hoods.map(({ id }) => id),
      isOverview,
      places: placesOf(cards, references),
    }),
})

/** A pin for each number; studios of one building share it. */
function placesOf(cards: readonly GuideCard[], { ofListing }: PageReferences): readonly MapPlace[] {
  const groups = grouped(cards.filter(isOnMap), ({ number }) => number!)
  return [...groups]
    .map(([number, own]) => ({
      number,
      pin: own[0]!.pin!,
      listingIds: own.map(({ id }) => id),
      pages: [...new Set(own.map(({ id }) => ofListing(id)!))].sort((a, b) => a - b),
    }))
    .sort((a, b) => inNumberOrder(a.number, b.number))
}
