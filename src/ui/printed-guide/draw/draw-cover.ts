import { daySpan } from '../../blocks/days-and-hours-text'
import type { DrawnGuide } from './drawn-guide'
import { mapFrame, placesOfGuide } from './map-frame'
import { ornament, type Paper, write } from './pdf-document'
import { accentColor, inkColor, whiteColor } from './pdf-page-fonts-and-colours'

/** The city as its studios: a ring for every one of them, from edge to edge. */
export function drawFrontCover(paper: Paper, guide: DrawnGuide): void {
  const { w, h, bleed, left, width } = paper.sheet
  const { edition } = guide.guide
  ornament(paper, doc => {
    doc.rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed).fill(accentColor)
    const places = placesOfGuide(guide)
    if (places.length === 0) return
    const frame = mapFrame(
      places.map(({ pin }) => pin),
      { x: 24, y: 30, w: w - 48, h: h * 0.56 },
    )
    const radius = Math.max(2.2, Math.min(9, 60 / Math.sqrt(places.length)))
    doc.lineWidth(radius * 0.34).strokeColor(whiteColor)
    for (const { pin } of places) doc.circle(...frame.at(pin), radius).stroke()
    const lead = places[Math.floor(places.length / 2)]!
    doc.circle(...frame.at(lead.pin), radius * 2.4).fill(inkColor)
  })
  const y = h * 0.66
  const below = write(paper, edition.name, { x: left, y, w: width, h: 112, size: 40, leading: 0.98, face: 'display', color: whiteColor, tag: 'H1' })
  const dates = `${daySpan(edition.startsOn, edition.endsOn)}, ${edition.startsOn.slice(0, 4)}`
  const next = write(paper, [edition.city, dates].filter(Boolean).join(' · '), {
    x: left,
    y: below + 8,
    w: width,
    h: 32,
    size: 12,
    face: 'bold',
    color: whiteColor,
  })
  write(paper, guide.organisation.name, { x: left, y: Math.max(next + 6, h - 44), w: width, h: 18, size: 10, color: whiteColor })
}

export function drawBackCover(paper: Paper, { guide: { edition }, organisation: { name, site } }: DrawnGuide): void {
  const { w, h, bleed, left, width } = paper.sheet
  ornament(paper, doc => {
    doc.rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed).fill(accentColor)
    doc
      .circle(w / 2, h * 0.42, 64)
      .lineWidth(14)
      .stroke(whiteColor)
  })
  const y = write(paper, name, { x: left, y: h * 0.42 + 104, w: width, h: 40, size: 16, face: 'display', color: whiteColor, align: 'center' })
  const line = [edition.name, site].filter(Boolean).join(' · ')
  write(paper, line, { x: left, y: y + 6, w: width, h: 30, size: 10, color: whiteColor, align: 'center' })
}
