import { deflateSync } from 'node:zlib'
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { printFonts } from '../printed-guide/fonts'

interface AdPdf {
  /** Inches of the page. */
  readonly inches: readonly [number, number]
  /** Boxes in points, from the lower left. */
  readonly boxes?: Readonly<Record<string, readonly number[]>>
  readonly pages?: number
  readonly draw?: (doc: PDFKit.PDFDocument) => void
  readonly options?: Partial<PDFKit.PDFDocumentOptions>
}

/** An advertisement as a design program would export it. */
export async function adPdf({ inches: [w, h], boxes, pages = 1, draw, options }: AdPdf): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({ autoFirstPage: false, font: null as unknown as string, ...options })
  const parts: Buffer[] = []
  doc.on('data', part => parts.push(part as Buffer))
  const ended = new Promise(resolve => doc.on('end', resolve))
  for (let page = 0; page < pages; page += 1) {
    doc.addPage({ size: [w * 72, h * 72], margin: 0 })
    if (boxes) Object.assign((doc.page.dictionary as unknown as { data: object }).data, boxes)
    doc.rect(0, 0, w * 72, h * 72).fill('#ddeeff')
    draw?.(doc)
  }
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

export const embedded = (doc: PDFKit.PDFDocument) =>
  doc
    .font(printFonts().text as unknown as string)
    .fontSize(12)
    .fillColor('#000')
    .text('Open late', 40, 40)
export const notEmbedded = (doc: PDFKit.PDFDocument) => doc.font('Helvetica').fontSize(12).fillColor('#000').text('Open late', 40, 40)

/** A gray picture of so many pixels, placed so many inches wide. */
export const picture = (pixels: number, inches: number) => (doc: PDFKit.PDFDocument) =>
  void doc.image(pngOf(pixels), 20, 20, { width: inches * 72, height: inches * 72 })

function pngOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const rows = Buffer.alloc(side * (side * 3 + 1), 0)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
