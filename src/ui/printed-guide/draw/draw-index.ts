import type { GuidePageOf, IndexLine } from '../../../domain/guide/pages/guide-page-types'
import { pageCapacity } from '../../../domain/guide/pages/page-capacity'
import { type Paper, write } from './pdf-document'
import { accentColor, grayColor } from './pdf-page-fonts-and-colours'
import { pageTitle } from './running-head'

const gap = 16
const numberWidth = 52

/** Two columns of lines: a name, where it is on the map, and the page of its card. */
export function drawIndex(paper: Paper, { title, columns }: GuidePageOf<'index'>): void {
  const { left, top, width, height } = paper.sheet
  const from = pageTitle(paper, title)
  const column = (width - gap * (pageCapacity.indexColumns - 1)) / pageCapacity.indexColumns
  const step = (top + height - from) / pageCapacity.indexLines
  for (const [i, lines] of columns.entries()) {
    const list = paper.doc.struct('L')
    paper.section().add(list)
    for (const [j, line] of lines.entries()) drawLine(paper, line, list, { x: left + i * (column + gap), y: from + j * step, w: column, h: step })
    list.end()
  }
}

function drawLine(paper: Paper, line: IndexLine, list: PDFKit.PDFStructureElement, box: { x: number; y: number; w: number; h: number }): void {
  const size = Math.min(6.9, box.h * 0.76)
  const item = paper.doc.struct('LI')
  list.add(item)
  const of = { ...box, h: box.h + 1, size, leading: 1.1, parent: item, tag: 'LBody', mayBeCut: true } as const
  if ('heading' in line) write(paper, line.heading, { ...of, size: size + 0.8, face: 'display', color: accentColor, tag: 'Lbl' })
  else {
    const pages = line.pages.join(', ')
    write(paper, line.text, { ...of, w: box.w - numberWidth - 4, ...(line.pages[0] && { goTo: `p${line.pages[0]}` }) })
    write(paper, line.numbers.join(', '), { ...of, x: box.x + box.w - numberWidth, w: numberWidth - 22, face: 'bold', align: 'right' })
    write(paper, pages, { ...of, x: box.x + box.w - 20, w: 20, align: 'right', color: grayColor })
  }
  item.end()
}
