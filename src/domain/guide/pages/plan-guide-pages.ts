import { chunked } from '../../shared/chunked'
import { eventsInGuideOrder } from '../events/events-in-guide-order'
import type { GuideIndex } from '../publishing/guide-snapshot-types'
import { articleDrafts } from './article-pages'
import { chapterDrafts } from './chapter-pages'
import { flowPages, type PageDraft } from './flow-pages'
import type { AdPage, ContentsEntry, GuidePage, GuidePagesInput } from './guide-page-types'
import { allIndexDrafts } from './index-pages'
import { pageCapacity } from './page-capacity'

/**
 * The pages of a guide, for print and for the flipbook. The same content gives the same pages, in whatever order it comes. Their number is a
 * multiple of four; page 2, the inside of the front cover, is an advertisement: one of the house, where none is sold.
 */
export function planGuidePages(input: GuidePagesInput): readonly GuidePage[] {
  const body = [
    ...articleDrafts(input),
    ...eventDrafts(input.guide),
    ...chapterDrafts(input),
    ...allIndexDrafts(input),
    ...sponsorDrafts(input),
    { entries: [{ title: 'Imprint', level: 1 }], content: () => ({ kind: 'imprint', organisation: input.organisation }) } satisfies PageDraft,
  ]
  const front: PageDraft = { content: () => ({ kind: 'cover', side: 'front' }) }
  const back: PageDraft = { content: () => ({ kind: 'cover', side: 'back' }) }
  return flowPages(front, [...contentsDrafts(body), ...body], back, withInsideFront(input.adPages))
}

/** The lines of the table of contents are counted before any has its page. */
const contentsDrafts = (body: readonly PageDraft[]): readonly PageDraft[] =>
  chunked(
    body.flatMap(({ entries = [] }) => entries),
    pageCapacity.contentsLines,
  ).map((_, i) => ({
    content: ({ entries }) => ({ kind: 'contents', entries: entries.slice(i * pageCapacity.contentsLines, (i + 1) * pageCapacity.contentsLines) }),
  }))

const eventDrafts = ({ events, weekends }: GuideIndex): readonly PageDraft[] =>
  chunked(eventsInGuideOrder(events, weekends), pageCapacity.events).map((own, i) => ({
    entries: i === 0 ? [{ title: 'Events', level: 1 }] : [],
    content: () => ({ kind: 'events', title: 'Events', events: own.map(event => ({ ...event, summary: event.printText ?? event.summary })) }),
  }))

const sponsorDrafts = ({ organisation: { sponsors } }: GuidePagesInput): readonly PageDraft[] =>
  sponsors.length === 0 ? [] : [{ entries: [{ title: 'Sponsors', level: 1 }], content: () => ({ kind: 'sponsors', sponsors }) }]

const house: AdPage = { page: 2, places: [{ slot: 'full', box: { x: 0, y: 0, w: 1, h: 1 } }] }
const withInsideFront = (planned: readonly AdPage[]): readonly AdPage[] =>
  planned.some(({ page, isBackCover }) => page === 2 && !isBackCover) ? planned : [house, ...planned]

/** The lines of the table of contents, which are the bookmarks of a file too. */
export const guideOutline = (pages: readonly GuidePage[]): readonly ContentsEntry[] =>
  pages.flatMap(page => (page.kind === 'contents' ? page.entries : []))
