import type { OPS, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { AdMeasures } from '../../../domain/ads/ad-orders.collection'
import { type AdFile, type BrowserNote, inchesOf } from '../../../domain/ads/preflight/ad-preflight'
import { type PdfBox, pdfSource } from '../../../domain/ads/preflight/pdf-boxes-and-colours'

export interface PdfFacts {
  readonly page: PDFPageProxy
  /** The part of the page that is the advertisement with its bleed. */
  readonly area: PdfBox
  readonly pdf: NonNullable<AdFile['pdf']>
  readonly notes: readonly BrowserNote[]
}

const pointsPerInch = 72
/** Points by which boxes may differ. */
const tolerance = 1.5

/** What a PDF is, as far as print needs to know: size, bleed, pages, fonts, colors and the sharpness of its pictures. */
export async function pdfFacts(pdf: PDFDocumentProxy, file: Uint8Array, space: AdMeasures, ops: typeof OPS): Promise<PdfFacts> {
  const [page, permissions, source] = await Promise.all([pdf.getPage(1), pdf.getPermissions(), pdfSource(file)])
  const area = artArea(page.view as unknown as PdfBox, source, space)
  const drawn = await drawnFacts(page, ops)
  const turned = page.rotate % 180 === 0 ? [area[2] - area[0], area[3] - area[1]] : [area[3] - area[1], area[2] - area[0]]
  const inches = turned.map(points => inchesOf((points * page.userUnit * 25.4) / pointsPerInch)) as [number, number]
  const notes: readonly (BrowserNote | false)[] = [
    permissions !== null && 'locked',
    pdf.numPages > 1 && 'pages',
    drawn.hasMissingFont && 'fonts',
    source.hasRichBlack && 'rich-black',
    source.isCmyk && 'cmyk',
  ]
  return {
    page,
    area,
    pdf: { inches, ...(drawn.coarsest !== undefined && { coarsest: drawn.coarsest }) },
    notes: notes.filter(note => note !== false),
  }
}

/** By the trim box with the bleed that the space asks for, where the page has it; without a trim box the whole page. */
function artArea(
  view: PdfBox,
  { trim, bleed }: { readonly trim: PdfBox | undefined; readonly bleed: PdfBox | undefined },
  space: AdMeasures,
): PdfBox {
  const outer = bleed ?? view
  if (!trim) return outer
  const more = inchesOf(space.bleed) * pointsPerInch
  const wanted: PdfBox = [trim[0] - more, trim[1] - more, trim[2] + more, trim[3] + more]
  const isThere =
    wanted[0] >= outer[0] - tolerance && wanted[1] >= outer[1] - tolerance && wanted[2] <= outer[2] + tolerance && wanted[3] <= outer[3] + tolerance
  return isThere ? wanted : trim
}

type Matrix = readonly [number, number, number, number, number, number]
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

/** The fonts that are not in the file, and dots an inch of the coarsest picture where it is placed. */
async function drawnFacts(page: PDFPageProxy, ops: typeof OPS) {
  const { fnArray, argsArray } = await page.getOperatorList()
  const stack: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  let hasMissingFont = false
  let coarsest: number | undefined
  fnArray.forEach((operator, i) => {
    const values = argsArray[i] as readonly unknown[] | null
    switch (operator) {
      case ops.save:
        stack.push(now)
        break
      case ops.restore:
      case ops.paintFormXObjectEnd:
        now = stack.pop() ?? now
        break
      case ops.transform:
        now = times(now, values as unknown as Matrix)
        break
      case ops.paintFormXObjectBegin:
        stack.push(now)
        if (values?.[0]) now = times(now, values[0] as Matrix)
        break
      case ops.setFont: {
        const font = page.commonObjs.has(values![0] as string) ? (page.commonObjs.get(values![0] as string) as { missingFile?: boolean }) : undefined
        hasMissingFont ||= font?.missingFile === true
        break
      }
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject: {
        const size = operator === ops.paintImageXObject ? values!.slice(1, 3) : sizeOfInline(values![0])
        const dpi = dotsPerInch(size as [number, number], now, page.userUnit)
        if (Number.isFinite(dpi) && dpi > 0) coarsest = Math.min(coarsest ?? dpi, dpi)
      }
    }
  })
  return { hasMissingFont, coarsest }
}

const sizeOfInline = (image: unknown) => {
  const { width, height } = image as { readonly width: number; readonly height: number }
  return [width, height]
}

/** A picture fills the unit square of the matrix under which it is drawn. */
const dotsPerInch = ([width, height]: readonly [number, number], [a, b, c, d]: Matrix, userUnit: number) =>
  Math.round(Math.min((width * pointsPerInch) / Math.hypot(a, b), (height * pointsPerInch) / Math.hypot(c, d)) / userUnit)
