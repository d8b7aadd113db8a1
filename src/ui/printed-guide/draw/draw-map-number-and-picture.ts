import type { Paper } from './pdf-document'
import { ornament } from './pdf-document'
import { accentColor, whiteColor } from './pdf-page-fonts-and-colours'

/** The map number in its ring, the mark of the guide. On a map it belongs to the figure; beside a name it is read before it. */
export function numberRing(paper: Paper, number: string, [x, y]: readonly [number, number], radius: number, isRead = false): void {
  ornament(paper, doc => doc.circle(x, y, radius).fill(accentColor))
  const write = (doc: PDFKit.PDFDocument) => {
    const size = radius * (number.length > 3 ? 0.82 : number.length > 2 ? 0.95 : 1.1)
    doc.font('display').fontSize(size).fillColor(whiteColor)
    const width = doc.widthOfString(number)
    doc.text(number, x - width / 2, y - size * 0.61, { lineBreak: false, ...(isRead && { structParent: paper.section(), structType: 'P' }) })
  }
  if (isRead) write(paper.doc)
  else ornament(paper, write)
}

/** A picture that fills a box, cut around its middle; a pale field where there is none. */
export function picture(paper: Paper, file: Uint8Array | undefined, alt: string, box: { x: number; y: number; w: number; h: number }): void {
  const { doc } = paper
  const draw = () => {
    doc.save()
    doc.rect(box.x, box.y, box.w, box.h).clip()
    // Pdfkit reads a file from its ArrayBuffer in browsers and from a Buffer in Node.
    doc.image(file as unknown as ArrayBuffer, box.x, box.y, { cover: [box.w, box.h], align: 'center', valign: 'center' })
    doc.restore()
  }
  if (!file) return
  paper.section().add(doc.struct('Figure', { alt }, draw))
}
