import { finishPdf } from '../printed-guide/draw/finish-pdf'
import { beginPaper, heightOf, write } from '../printed-guide/draw/pdf-document'
import type { Fonts, Sheet } from '../printed-guide/draw/pdf-page-fonts-and-colours'

/** US letter with margins of an inch, in points. */
const sheet: Sheet = { w: 612, h: 792, bleed: 0, left: 72, top: 72, width: 468, height: 648 }
const bottom = sheet.top + sheet.height
const heading = { x: sheet.left, w: sheet.width, size: 14, face: 'bold', tag: 'H1' } as const
const line = { x: sheet.left, w: sheet.width, size: 11, leading: 1.4 } as const
/** Points after a paragraph. */
const space = 10

export interface DrawnLetter {
  readonly number: string
  /** An ISO instant. */
  readonly issuedAt: string
  readonly text: string
}

/** A letter as a PDF: the same letter gives the same bytes. Paragraphs are drawn line by line, since a statement of a year may be longer than a page. */
export async function drawLetter({ number, issuedAt, text }: DrawnLetter, fonts: Fonts): Promise<Uint8Array> {
  const [head = '', ...paragraphs] = text.split('\n\n')
  const author = head.split('\n')[0] ?? ''
  const { paper, addPage } = beginPaper({ sheet, fonts, title: `Letter ${number}`, author, madeOn: new Date(issuedAt) })
  addPage()
  let y = write(paper, head, { ...heading, y: sheet.top, h: sheet.height }) + space
  for (const paragraph of paragraphs) {
    for (const words of paragraph.split('\n')) {
      if (y + heightOf(paper, words, line) > bottom) {
        addPage()
        y = sheet.top
      }
      y = write(paper, words, { ...line, y, h: bottom - y })
    }
    y += space
  }
  return finishPdf(paper)
}
