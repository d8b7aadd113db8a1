import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import type { DrawnGuide } from './drawn-guide'
import { ornament, type Paper, write } from './pdf-document'
import { lineColor } from './pdf-page-fonts-and-colours'
import { pageTitle } from './running-head'

export function drawSponsors(paper: Paper, { sponsors }: GuidePageOf<'sponsors'>): void {
  const { left, top, width, height } = paper.sheet
  let y = pageTitle(paper, 'Sponsors', { size: 26 })
  y = write(paper, 'They make this guide free. Thank you.', { x: left, y, w: width, h: 16, size: 10 }) + 14
  const step = Math.min(24, (top + height - y) / Math.max(1, sponsors.length))
  for (const [i, name] of sponsors.entries())
    write(paper, name, { x: left, y: y + i * step, w: width, h: step, size: Math.min(13, step * 0.7), face: 'bold', mayBeCut: true })
}

export function drawImprint(paper: Paper, { organisation }: GuidePageOf<'imprint'>, { guide: { edition } }: DrawnGuide): void {
  const { left, width } = paper.sheet
  const y = pageTitle(paper, 'Imprint', { size: 26 })
  const { name, address, site, email } = organisation
  const lines = [
    `${edition.name}, published by ${name}.`,
    address,
    [site, email].filter(Boolean).join(' · '),
    'Artists wrote the texts of their listings. Hours can change after printing: the guide online shows every correction, marked “since print”.',
    `© ${edition.startsOn.slice(0, 4)} ${name} and the artists. Works are reproduced with their permission.`,
  ]
  let at = y
  for (const line of lines.flatMap(one => one || [])) at = write(paper, line, { x: left, y: at, w: width, h: 60, size: 9.2, leading: 1.4 }) + 8
}

/** Rules for the reader's own notes. */
export function drawNotes(paper: Paper): void {
  const { left, top, width, height } = paper.sheet
  const from = pageTitle(paper, 'Notes')
  ornament(paper, doc => {
    doc.lineWidth(0.4).strokeColor(lineColor)
    for (let y = from + 20; y < top + height; y += 22)
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke()
  })
}
