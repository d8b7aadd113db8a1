import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { shortDay } from '../../blocks/days-and-hours-text'
import { timeRange, wallClockTime } from '../../kit/time/format-time'
import { ornament, type Paper, write } from './pdf-document'
import { accentColor, inkColor, whiteColor } from './pdf-page-fonts-and-colours'
import { pageTitle, runningHead } from './running-head'

/** A line that ends with a page: its text is read with the number. */
function lineWithPage(
  paper: Paper,
  text: string,
  page: number,
  at: { y: number; h: number; x?: number; size?: number; isStrong?: boolean; color?: typeof inkColor },
): void {
  const { left, width } = paper.sheet
  const { y, h, x = left, size = 9.5, isStrong = false, color = inkColor } = at
  const face = isStrong ? 'bold' : 'text'
  const item = paper.doc.struct('TOCI')
  paper.section().add(item)
  write(paper, text, { x, y, w: left + width - x - 34, h, size, face, color, parent: item, goTo: `p${page}`, mayBeCut: true })
  write(paper, String(page), { x: left + width - 34, y, w: 34, h, size, face, color, align: 'right', parent: item })
  item.end()
}

export function drawContents(paper: Paper, { entries }: GuidePageOf<'contents'>): void {
  const { top, height } = paper.sheet
  const from = pageTitle(paper, 'Contents', { size: 26 })
  const step = (top + height - from) / 34
  for (const [i, { title, page, level }] of entries.entries())
    lineWithPage(paper, title, page, {
      y: from + i * step,
      h: step,
      x: paper.sheet.left + (level === 2 ? 14 : 0),
      isStrong: level === 1,
      size: level === 1 ? 9.5 : 8.8,
    })
}

/** The opening page of a chapter, in the season's color from edge to edge. */
export function drawChapter(paper: Paper, page: GuidePageOf<'chapter'>): void {
  const { w, h, bleed, left, width, top, height } = paper.sheet
  ornament(paper, doc => {
    doc.rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed).fill(accentColor)
    if (page.weekend === undefined || page.neighbourhoods.length > 12) return
    doc.font('display').fontSize(190).fillColor(whiteColor)
    doc
      .opacity(0.22)
      .text(String(page.weekend), left - 8, h - 250, { lineBreak: false })
      .opacity(1)
  })
  runningHead(paper, { ...page, kind: 'chapter' }, '', '')
  let y = write(paper, page.title, { x: left, y: top, w: width, h: 100, size: 32, leading: 1, face: 'display', color: whiteColor, tag: 'H1' }) + 8
  for (const { date, open, close } of page.days)
    y = write(paper, `${shortDay(date)}: ${timeRange(wallClockTime(open), wallClockTime(close))}`, {
      x: left,
      y,
      w: width,
      h: 18,
      size: 11,
      face: 'bold',
      color: whiteColor,
    })
  if (page.note) y = write(paper, page.note, { x: left, y: y + 6, w: width, h: 60, size: 9.5, color: whiteColor })
  y += 18
  const step = Math.min(17, (top + height - y) / Math.max(1, page.neighbourhoods.length))
  ornament(paper, doc =>
    doc
      .lineWidth(0.5)
      .strokeColor(whiteColor)
      .moveTo(left, y - 8)
      .lineTo(left + width, y - 8)
      .stroke(),
  )
  for (const [i, hood] of page.neighbourhoods.entries())
    lineWithPage(paper, `${hood.name} (${hood.listings})`, hood.page, {
      y: y + i * step,
      h: step,
      size: Math.min(10, step * 0.72),
      color: whiteColor,
    })
}
