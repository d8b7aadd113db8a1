import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { pageCapacity } from '../../../domain/guide/pages/page-capacity'
import { shortDay } from '../../blocks/days-and-hours-text'
import { timeRange, wallClockTime } from '../../kit/time/format-time'
import { ornament, type Paper, write } from './pdf-document'
import { grayColor, lineColor } from './pdf-page-fonts-and-colours'
import { pageTitle } from './running-head'

export function drawEvents(paper: Paper, { title, events }: GuidePageOf<'events'>): void {
  const { left, top, width, height } = paper.sheet
  const from = pageTitle(paper, title)
  const step = (top + height - from) / pageCapacity.events
  for (const [i, event] of events.entries()) {
    const [start, bottom] = [from + i * step, from + (i + 1) * step - 8]
    paper.about = `Event ${event.title}`
    ornament(paper, doc =>
      doc
        .lineWidth(0.6)
        .strokeColor(lineColor)
        .moveTo(left, start - 3)
        .lineTo(left + width, start - 3)
        .stroke(),
    )
    const room = (y: number) => ({ x: left, y, w: width, h: bottom - y })
    const [on, opens, closes] = [event.start.local.slice(0, 10), event.start.local.slice(11, 16), event.end.local.slice(11, 16)]
    let y = write(paper, event.cancelled ? `Canceled: ${event.title}` : event.title, {
      ...room(start),
      size: 11,
      leading: 1.15,
      face: 'display',
      tag: 'H3',
    })
    const when = `${shortDay(on)}: ${timeRange(wallClockTime(opens), wallClockTime(closes))}`
    y = write(paper, event.featured ? `${when} · Featured` : when, { ...room(y), size: 8, face: 'bold' })
    y = write(paper, [event.venue, event.address].filter(Boolean).join(', '), { ...room(y), h: 20, size: 8, color: grayColor, mayBeCut: true })
    write(paper, event.summary, { ...room(y), size: 8.5, leading: 1.3 })
  }
}
