import type { GuidePage, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { guideOutline } from '../../../domain/guide/pages/plan-guide-pages'
import { drawAds } from './draw-ads'
import { drawArticle } from './draw-article'
import { drawChapter, drawContents } from './draw-contents'
import { drawBackCover, drawFrontCover } from './draw-cover'
import { drawEvents } from './draw-events'
import { drawImprint, drawNotes, drawSponsors } from './draw-imprint'
import { drawIndex } from './draw-index'
import { drawListings } from './draw-listings'
import { drawMap } from './draw-map'
import type { DrawnGuide, PrintedGuide } from './drawn-guide'
import { finishPdf } from './finish-pdf'
import { beginPaper, type Paper } from './pdf-document'
import { type Fonts, sheetOf } from './pdf-page-fonts-and-colours'
import { runningHead } from './running-head'

type Draw<K extends GuidePage['kind']> = (paper: Paper, page: GuidePageOf<K>, guide: DrawnGuide) => void

const drawings: { readonly [K in GuidePage['kind']]: Draw<K> } = {
  cover: (paper, page, guide) => (page.side === 'front' ? drawFrontCover : drawBackCover)(paper, guide),
  contents: drawContents,
  chapter: drawChapter,
  map: drawMap,
  listings: drawListings,
  article: drawArticle,
  events: drawEvents,
  ad: drawAds,
  index: drawIndex,
  sponsors: drawSponsors,
  imprint: drawImprint,
  blank: drawNotes,
}

/** Pages without a running head and a number. */
const bare = new Set<GuidePage['kind']>(['cover', 'ad', 'chapter'])
const headOf = (page: GuidePage): string =>
  'chapter' in page && page.chapter !== page.title ? `${page.chapter} · ${page.title}` : 'title' in page ? page.title : ''

/** Draws the printed guide: the same guide, fonts and pictures give the same bytes. */
export async function drawGuide(guide: DrawnGuide, fonts: Fonts, onPage: (done: number) => void = () => undefined): Promise<PrintedGuide> {
  const { edition, publishedAt } = guide.guide
  const title = `${guide.organisation.name}: ${edition.name}`
  const { paper, addPage } = beginPaper({
    sheet: sheetOf(guide.trim),
    fonts,
    title,
    author: guide.organisation.name,
    madeOn: new Date(publishedAt),
  })
  const outline = guideOutline(guide.pages)
  let chapter = paper.doc.outline
  for (const page of guide.pages) {
    addPage()
    paper.about = `Page ${page.number}`
    paper.doc.addNamedDestination(`p${page.number}`, 'Fit')
    for (const entry of outline.filter(one => one.page === page.number)) {
      if (entry.level === 1) chapter = paper.doc.outline.addItem(entry.title)
      else chapter.addItem(entry.title)
    }
    const draw = drawings[page.kind] as Draw<GuidePage['kind']>
    if (!bare.has(page.kind)) runningHead(paper, page, headOf(page), edition.name)
    draw(paper, page as never, guide)
    onPage(page.number)
  }
  return { file: await finishPdf(paper), findings: [...paper.findings] }
}
