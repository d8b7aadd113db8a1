import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { PdfTexts } from '../../../../domain/flipbook/flipbook-of-pdf'
import { openPdfDocument } from '../../../pdf/open-pdf-document'

export interface OpenPdf {
  readonly pages: number
  readonly size: PdfTexts['size']
  /** A page as a picture, with its text and its links. */
  page(n: number): Promise<PdfTexts['pages'][number] & { readonly picture: Blob }>
  /** Its bookmarks, two levels of them. */
  outline(): Promise<PdfTexts['outline']>
  close(): Promise<void>
}

/** Pixels across the picture of a page: sharp at twice the size in which a spread shows it. */
const width = 1400
const quality = 0.82
const mmPerPoint = 25.4 / 72

/** The pages of a PDF, one at a time. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const { pdf, close } = await openPdfDocument(file)
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return {
    pages: pdf.numPages,
    size: { w: first.width * mmPerPoint, h: first.height * mmPerPoint },
    page: async n => pageOf(await pdf.getPage(n)),
    outline: () => outlineOf(pdf),
    close,
  }
}

async function pageOf(page: PDFPageProxy) {
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: width / natural.width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport, background: 'white' }).promise
  const picture = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))), 'image/jpeg', quality),
  )
  const [texts, links] = await Promise.all([textsOf(page, natural), linksOf(page, natural)])
  const size = { width: canvas.width, height: canvas.height }
  // Frees its memory at once; hundreds follow.
  canvas.width = 0
  page.cleanup()
  return { picture, ...size, texts, links }
}

type Viewport = ReturnType<PDFPageProxy['getViewport']>

type Box = PdfTexts['pages'][number]['texts'][number]

const part = (value: number) => Math.round(Math.max(-1, Math.min(2, value)) * 10_000) / 10_000

async function textsOf(page: PDFPageProxy, viewport: Viewport): Promise<Box[]> {
  const { items } = await page.getTextContent()
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [left, bottom] = viewport.convertToViewportPoint(item.transform[4] as number, item.transform[5] as number)
    const height = item.height || Math.hypot(item.transform[2] as number, item.transform[3] as number)
    const box = [
      part(left! / viewport.width),
      part((bottom! - height) / viewport.height),
      part(item.width / viewport.width),
      part(height / viewport.height),
    ] as const
    return [[...box, item.str.slice(0, 2000)] satisfies Box]
  })
}

async function linksOf(page: PDFPageProxy, viewport: Viewport): Promise<Box[]> {
  const annotations = (await page.getAnnotations()) as readonly { readonly url?: string; readonly rect: readonly number[] }[]
  return annotations.flatMap(({ url, rect }) => {
    if (url === undefined) return []
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle([...rect]) as [number, number, number, number]
    const box = [part(Math.min(x1, x2) / viewport.width), part(Math.min(y1, y2) / viewport.height)] as const
    return [[...box, part(Math.abs(x2 - x1) / viewport.width), part(Math.abs(y2 - y1) / viewport.height), url.slice(0, 2000)] satisfies Box]
  })
}

async function outlineOf(pdf: PDFDocumentProxy): Promise<PdfTexts['outline']> {
  const lines: PdfTexts['outline'] = []
  const add = async (items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>, level: 1 | 2) => {
    for (const { title, dest, items: inner } of items ?? []) {
      const page = await pageNumberOf(pdf, dest)
      if (page !== undefined && title.trim() !== '' && lines.length < 1000) lines.push({ title: title.trim().slice(0, 200), page, level })
      if (level === 1) await add(inner as typeof items, 2)
    }
  }
  await add(await pdf.getOutline(), 1)
  return lines
}

/** A bookmark that leads nowhere is left out. */
async function pageNumberOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const ref: unknown = Array.isArray(target) ? target[0] : undefined
  if (typeof ref === 'number') return ref + 1
  return ref === undefined || ref === null
    ? undefined
    : pdf.getPageIndex(ref as Parameters<PDFDocumentProxy['getPageIndex']>[0]).then(
        index => index + 1,
        () => undefined,
      )
}
