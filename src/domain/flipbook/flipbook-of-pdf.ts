import * as v from 'valibot'
import type { GuideIndex } from '../guide/publishing/guide-snapshot-types'
import { type FlipbookContent, type FlipbookPage, withEvenPages } from './flipbook-book'
import { pdfLimits } from './flipbook-files'

const part = v.pipe(v.number(), v.minValue(-1), v.maxValue(2))
const box = v.strictTuple([part, part, part, part, v.pipe(v.string(), v.maxLength(2000))])
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))
const title = v.pipe(v.string(), v.maxLength(200))

/** What the browser read in a PDF; the file in the version's folder has this form. */
export const pdfTexts = v.strictObject({
  /** Size of the first page, in millimeters. */
  size: v.strictObject({ w: v.pipe(v.number(), v.minValue(10), v.maxValue(2000)), h: v.pipe(v.number(), v.minValue(10), v.maxValue(2000)) }),
  outline: v.pipe(
    v.array(v.strictObject({ title, page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pdfLimits.pages)), level: v.picklist([1, 2]) })),
    v.maxLength(1000),
  ),
  pages: v.pipe(
    v.array(
      v.strictObject({
        width: pixels,
        height: pixels,
        texts: v.pipe(v.array(box), v.maxLength(10_000)),
        links: v.pipe(v.array(box), v.maxLength(500)),
      }),
    ),
    v.minLength(1),
    v.maxLength(pdfLimits.pages),
  ),
})
export type PdfTexts = v.InferOutput<typeof pdfTexts>

/** The flipbook of an uploaded PDF. */
export function flipbookOfPdf(
  texts: PdfTexts,
  edition: FlipbookContent['book']['edition'],
  organisation: string,
  version: number,
  guide: Pick<GuideIndex, 'land' | 'neighbourhoods'> = { land: [], neighbourhoods: [] },
): FlipbookContent {
  const pages = withEvenPages(texts.pages.map((page, i): FlipbookPage => ({ number: i + 1, kind: 'scan', ...page })))
  return {
    book: {
      format: 1,
      version,
      source: 'pdf',
      edition,
      organisation,
      pages: pages.length,
      size: texts.size,
      contents: texts.outline.filter(({ page }) => page <= pages.length),
      ads: {},
    },
    pages,
    outlines: guide,
  }
}

/** What staff should look at in the pages of a PDF. */
export function pdfProblems({ pages, outline }: PdfTexts): readonly string[] {
  const silent = pages.flatMap(({ texts }, i) => (texts.length === 0 ? [i + 1] : []))
  return [
    ...(pages.length % 2 === 0 ? [] : [`The file has ${pages.length} pages. A page for notes was added before the last one.`]),
    ...(outline.length === 0 ? ['The file has no bookmarks, so the flipbook has no contents.'] : []),
    ...silent.map(n => `Page ${n} has no text: nobody can search or listen to it.`),
  ]
}
