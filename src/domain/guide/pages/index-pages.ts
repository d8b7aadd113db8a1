import { chunked } from '../../shared/chunked'
import { buildIndexes, type IndexedListing, type IndexKind } from '../numbering/build-indexes'
import { indexTitles } from '../numbering/index-files'
import type { GuideCard } from '../publishing/guide-snapshot-types'
import type { PageDraft, PageReferences } from './flow-pages'
import type { GuidePagesInput, IndexLine } from './guide-page-types'
import { pageCapacity } from './page-capacity'

/** The chapters are by weekend already. */
const printedIndexes = ['name', 'medium', 'neighbourhood', 'building'] as const satisfies readonly IndexKind[]

/** The indexes of names, media, neighborhoods and buildings, each beginning on a page of its own. */
export function allIndexDrafts({ guide }: GuidePagesInput): readonly PageDraft[] {
  const hoods = new Map(guide.neighbourhoods.map(hood => [hood.id, hood]))
  const buildings = new Map(guide.sites.map(site => [site.id, site.name]))
  const indexes = buildIndexes(
    guide.listings.map(
      (card): IndexedListing => ({
        ...card,
        artistId: card.artist,
        neighbourhood: hoods.get(card.neighbourhoodId ?? ''),
        building: buildings.get(card.siteId ?? ''),
        weekends: [],
      }),
    ),
  )
  const drafts = printedIndexes.flatMap(kind =>
    linesOnPages(indexes[kind].flatMap(({ heading, entries }) => [{ heading }, ...entries])).map((columns, i) =>
      indexDraft(kind, indexTitles[kind], columns, i === 0 ? [{ title: indexTitles[kind], level: 2 }] : []),
    ),
  )
  return drafts.map((draft, i) => (i === 0 ? { ...draft, entries: [{ title: 'Indexes', level: 1 }, ...draft.entries!] } : draft))
}

/** Listings in their order under headings, with the pages of their cards. */
export function indexDrafts(
  kind: IndexKind,
  title: string,
  sections: readonly { readonly heading: string; readonly cards: readonly GuideCard[] }[],
): readonly PageDraft[] {
  const lines = sections.flatMap(({ heading, cards }) =>
    cards.length === 0
      ? []
      : [{ heading }, ...cards.map(({ id, name, number }) => ({ text: name, numbers: number === undefined ? [] : [number], listingIds: [id] }))],
  )
  return linesOnPages(lines).map(columns => indexDraft(kind, title, columns))
}

type DraftLine = { readonly heading: string } | { readonly text: string; readonly numbers: readonly string[]; readonly listingIds: readonly string[] }

/** Lines in columns and pages. No heading is the last line of a column: it goes to the next one. */
function linesOnPages(lines: readonly DraftLine[]): readonly (readonly (readonly DraftLine[])[])[] {
  const columns: DraftLine[][] = []
  for (const line of lines) {
    const last = columns.at(-1)
    if (last && last.length < pageCapacity.indexLines - ('heading' in line ? 1 : 0)) last.push(line)
    else columns.push([line])
  }
  return chunked(columns, pageCapacity.indexColumns)
}

const indexDraft = (kind: IndexKind, title: string, columns: readonly (readonly DraftLine[])[], entries: PageDraft['entries'] = []): PageDraft => ({
  entries,
  content: references => ({ kind: 'index', index: kind, title, columns: columns.map(lines => lines.map(line => withPages(line, references))) }),
})

const withPages = (line: DraftLine, { ofListing }: PageReferences): IndexLine =>
  'heading' in line ? line : { ...line, pages: [...new Set(line.listingIds.flatMap(id => ofListing(id) ?? []))].sort((a, b) => a - b) }
