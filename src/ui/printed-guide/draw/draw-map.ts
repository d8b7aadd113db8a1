import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { moveRingsApart } from '../../map/move-rings-apart'
import { numberRing } from './draw-map-number-and-picture'
import { drawStreets } from './draw-streets'
import type { DrawnGuide } from './drawn-guide'
import { mapFrame } from './map-frame'
import { drawLegend, drawScale, legendHeight, legendOf } from './map-legend'
import { ornament, type Paper, write } from './pdf-document'
import { accentColor, grayColor, inkColor, lineColor, paleColor, waterColor, whiteColor } from './pdf-page-fonts-and-colours'
import { pageTitle } from './running-head'

type Point = readonly [number, number]

/** Fewer numbers than these are shown with the whole neighborhood around them. */
const few = 12

/** A map of a weekend (its parts with their names) or of a part of it (every number in its ring, and below it who that is). */
export function drawMap(paper: Paper, page: GuidePageOf<'map'>, drawn: DrawnGuide): void {
  const { guide } = drawn
  const { left, top, width, height } = paper.sheet
  const y = pageTitle(paper, page.isOverview ? `Map: ${page.title}` : page.title)
  const legend = page.isOverview ? [] : legendOf(page, drawn)
  const below = page.isOverview ? 16 : legendHeight(legend) + 10
  const box = { x: left, y, w: width, h: top + height - y - below }
  const own = guide.neighbourhoods.filter(({ id }) => page.neighbourhoodIds.includes(id))
  const corners = page.isOverview || page.places.length < few ? own.flatMap(({ outline }) => outline.flat(2)) : []
  const pins = page.places.map(({ pin }) => pin)
  const inner = { x: box.x + 18, y: box.y + 18, w: box.w - 36, h: box.h - 36 }
  const frame = mapFrame([...pins, ...corners], inner)
  const spots = pins.map(frame.at)
  const rings = page.isOverview ? [] : moveRingsApart(spots, ringRadius * 2 + 1, inner)
  const alt = `Map of ${page.title}. ${page.places.map(({ number, pages }) => `${number}: page ${pages.join(', ')}`).join('; ')}.`
  paper.section().add(
    paper.doc.struct('Figure', { alt }, () => {
      const { doc } = paper
      doc.save()
      doc.rect(box.x, box.y, box.w, box.h).clip()
      doc.rect(box.x, box.y, box.w, box.h).fill(guide.land.length > 0 ? waterColor : paleColor)
      const land = frame.path(guide.land)
      if (land) doc.path(land).fill(paleColor)
      doc.lineWidth(0.5)
      for (const hood of guide.neighbourhoods) {
        const shape = frame.path(hood.outline)
        if (shape) doc.path(shape).fillAndStroke(own.includes(hood) ? whiteColor : paleColor, lineColor)
      }
      if (drawn.streets) drawStreets(paper, drawn.streets, frame, box, !page.isOverview)
      if (page.isOverview) for (const [px, py] of spots) doc.circle(px, py, 1.7).fill(accentColor)
      else leaders(paper, spots, rings)
      doc.restore()
      doc.rect(box.x, box.y, box.w, box.h).lineWidth(0.6).stroke(lineColor)
    }),
  )
  for (const [i, at] of rings.entries()) numberRing(paper, page.places[i]!.number, at, ringRadius)
  if (page.isOverview) names(paper, [...nameLabels(own, frame), ...rangeLabels(page, drawn, frame.at, inner)])
  drawScale(paper, frame.mile, { x: box.x + 8, y: box.y + box.h - 8 })
  if (page.isOverview) {
    const listed = page.places.flatMap(({ pages }) => pages).sort((a, b) => a - b)
    const pagesText = listed.length === 0 ? '' : listed[0] === listed.at(-1) ? `Page ${listed[0]}` : `Pages ${listed[0]}–${listed.at(-1)}`
    write(paper, pagesText, { x: left, y: box.y + box.h + 5, w: width, h: 12, size: 7.5, face: 'bold', color: grayColor })
  } else drawLegend(paper, legend, box.y + box.h + 9)
}

const ringRadius = 7

function leaders({ doc }: Paper, spots: readonly Point[], rings: readonly Point[]): void {
  doc.lineWidth(0.5).strokeColor(inkColor)
  for (const [i, [x, y]] of spots.entries()) {
    const [rx, ry] = rings[i]!
    if (Math.hypot(rx - x, ry - y) < 2) continue
    doc.moveTo(x, y).lineTo(rx, ry).stroke()
    doc.circle(x, y, 1).fill(inkColor)
  }
}

interface Label {
  readonly name: string
  readonly at: Point
}

const nameLabels = (own: DrawnGuide['guide']['neighbourhoods'], { centre }: ReturnType<typeof mapFrame>): readonly Label[] =>
  own.map(({ name, outline }) => ({ name, at: centre(outline) })).filter(({ at }) => at.every(Number.isFinite))

/** Labels of the detail maps that show a range of numbers and no neighborhood, each in the middle of its pins. */
function rangeLabels(
  page: GuidePageOf<'map'>,
  { pages }: DrawnGuide,
  at: (pin: Point) => Point,
  box: Parameters<typeof moveRingsApart>[2],
): readonly Label[] {
  const own = new Set(page.places.flatMap(({ listingIds }) => listingIds))
  const parts = pages.flatMap(one =>
    one.kind === 'map' && !one.isOverview && one.neighbourhoodIds.length === 0 && one.places.some(({ listingIds }) => own.has(listingIds[0]!))
      ? [one]
      : [],
  )
  if (parts.length < 2) return []
  const middles = parts.map(({ places }): Point => {
    const spots = places.map(({ pin }) => at(pin))
    const middle = (axis: 0 | 1) => spots.map(spot => spot[axis]).toSorted((a, b) => a - b)[Math.floor(spots.length / 2)]!
    return [middle(0), middle(1)]
  })
  return moveRingsApart(middles, 40, box).map((spot, i) => ({ name: parts[i]!.title.replace(/^Numbers /, ''), at: spot }))
}

function names(paper: Paper, labels: readonly Label[]): void {
  ornament(paper, doc => {
    doc.font('bold').fontSize(7.6)
    for (const { name, at } of labels) {
      const half = doc.widthOfString(name) / 2
      const x = Math.min(paper.sheet.left + paper.sheet.width - half, Math.max(paper.sheet.left + half, at[0]))
      doc
        .lineWidth(2)
        .strokeColor(whiteColor)
        .text(name, x - half, at[1] - 4, { lineBreak: false, stroke: true, fill: false })
      doc.fillColor(inkColor).text(name, x - half, at[1] - 4, { lineBreak: false })
    }
  })
}
