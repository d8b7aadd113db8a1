import type { AdPlace, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { picture } from './draw-map-number-and-picture'
import { type DrawnGuide, pictureKey } from './drawn-guide'
import { ornament, type Paper, write } from './pdf-document'
import { grayColor, paleColor } from './pdf-page-fonts-and-colours'

/** The pages of advertisements: a whole page bleeds, smaller ones lie within the margins. */
export function drawAds(paper: Paper, { places }: GuidePageOf<'ad'>, guide: DrawnGuide): void {
  for (const place of places) {
    const box = boxOf(paper, place)
    const art = place.orderId && guide.pictures.get(pictureKey('ad', place.orderId))
    if (art) picture(paper, art, 'Advertisement', box)
    else {
      if (place.orderId)
        paper.findings.add(`${paper.about}: the art of an advertisement is missing (${place.slot}). Publish the ads of the flat plan first.`)
      drawHouseAd(paper, box, guide, place.orderId !== undefined)
    }
  }
}

function boxOf({ sheet }: Paper, { box }: AdPlace) {
  const { w, h, bleed, left } = sheet
  if (box.w === 1 && box.h === 1) return { x: -bleed, y: -bleed, w: w + 2 * bleed, h: h + 2 * bleed }
  const [edge, gap] = [left - 5, 4]
  const [width, height] = [w - 2 * edge, h - 2 * edge]
  return { x: edge + box.x * width + gap, y: edge + box.y * height + gap, w: box.w * width - 2 * gap, h: box.h * height - 2 * gap }
}

function drawHouseAd(paper: Paper, box: { x: number; y: number; w: number; h: number }, { organisation }: DrawnGuide, isSold: boolean): void {
  const size = Math.max(7, Math.min(26, box.w / 12, box.h / 7))
  ornament(paper, doc => doc.rect(box.x, box.y, box.w, box.h).fill(paleColor))
  const inner = { x: box.x + size, w: box.w - 2 * size }
  const start = box.y + box.h / 2 - size * 2
  const title = isSold ? 'Reserved' : 'Your business could be here'
  const y = write(paper, title, { ...inner, y: start, h: size * 2.6, size, leading: 1.1, face: 'display', align: 'center', mayBeCut: true })
  if (isSold) return
  const where = organisation.site ? `${organisation.site}/advertise` : organisation.name
  const line = Math.max(6, size * 0.5)
  write(paper, where, { ...inner, y: y + size * 0.4, h: line * 2.6, size: line, align: 'center', color: grayColor, mayBeCut: true })
}
