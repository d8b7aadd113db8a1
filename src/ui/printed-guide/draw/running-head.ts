import type { GuidePage } from '../../../domain/guide/pages/guide-page-types'
import type { Paper } from './pdf-document'
import { ornament, write } from './pdf-document'
import { accentColor, grayColor, inkColor } from './pdf-page-fonts-and-colours'

/** What stands above and below the content of a page: its running head and its number, on the outer side. */
export function runningHead(paper: Paper, page: GuidePage, head: string, edition: string): void {
  const { w, h, left, width } = paper.sheet
  const isLeft = page.number % 2 === 0
  ornament(paper, doc => {
    doc.font('text').fontSize(7).fillColor(grayColor)
    doc.text(isLeft ? edition : head, left, 24, { width, height: 10, align: isLeft ? 'left' : 'right', ellipsis: true })
    doc.font('display').fontSize(10).fillColor(inkColor)
    const number = String(page.number)
    const at = isLeft ? left : w - left - doc.widthOfString(number)
    doc.text(number, at, h - 32, { lineBreak: false })
    doc.rect(isLeft ? -paper.sheet.bleed : w - left + 6, h - 28, left - 6 + paper.sheet.bleed, 1.6).fill(accentColor)
  })
}

/** The title of a page and where its content begins. */
export function pageTitle(paper: Paper, title: string, { size = 19, tag = 'H2' as const } = {}): number {
  const { left, top, width } = paper.sheet
  return write(paper, title, { x: left, y: top, w: width, h: size * 2.4, size, leading: 1.08, face: 'display', tag }) + 8
}
