import type { GuidePageCard, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { pageCapacity, rowHeight } from '../../../domain/guide/pages/page-capacity'
import type { Box } from '../../map/box'
import { type GuideCardLine, guideCardLines } from '../../print/guide-card-lines'
import { numberRing, picture } from './draw-map-number-and-picture'
import { type DrawnGuide, pictureKey } from './drawn-guide'
import { heightOf, ornament, type Paper, write } from './pdf-document'
import { grayColor, inkColor, lineColor, type TextBox } from './pdf-page-fonts-and-colours'

const gap = 10

/** Rows of cards: with a picture beside the text, or two without one. */
export function drawListings(paper: Paper, { rows }: GuidePageOf<'listings'>, { pictures }: DrawnGuide): void {
  const { left, top, width, height } = paper.sheet
  const column = (width - gap) / 2
  let y: number = top
  for (const [i, row] of rows.entries()) {
    const start = y
    const h = ((height + gap) * rowHeight(row)) / pageCapacity.cardHeight - gap
    ornament(paper, doc =>
      doc
        .lineWidth(0.6)
        .strokeColor(i === 0 ? inkColor : lineColor)
        .moveTo(left, start - 4)
        .lineTo(left + width, start - 4)
        .stroke(),
    )
    for (const [j, card] of row.entries()) {
      const x = left + j * (column + gap)
      if (card.picture) {
        const side = Math.min(column, h - 4)
        drawText(paper, card, { x: left + side + gap, y, w: width - side - gap, h })
        picture(paper, pictures.get(pictureKey('listing', card.id)), card.picture.alt, { x: left, y, w: side, h: side })
      } else drawText(paper, card, { x, y, w: column, h })
    }
    y += h + gap
  }
}

const ring = 11

/** Lines with a height show as much as fits into it. */
type Line = Partial<TextBox> & { readonly text: string; readonly before?: number }

const styleOf: Readonly<Record<GuideCardLine['part'], Omit<Line, 'text'>>> = {
  place: { before: 2 },
  hours: { face: 'bold', size: 7.2 },
  note: {},
  signs: { color: grayColor, h: 19, mayBeCut: true },
  blurb: { size: 7.8, leading: 1.28, before: 3 },
}

const headOf = ({ name, media }: GuidePageCard): readonly Line[] => [
  { text: name, size: 10.5, leading: 1.08, face: 'display', tag: 'H3' },
  { text: media.join(', '), face: 'italic', h: 19, mayBeCut: true },
]

/** A card that says more than its room holds is set smaller, down to this part. */
const parts = [1, 0.95, 0.9, 0.86, 0.82] as const

function drawText(paper: Paper, card: GuidePageCard, box: Box): void {
  const { number, name } = card
  paper.about = `Listing ${[number, name].filter(Boolean).join(', ')}`
  const head = headOf(card)
  const body = guideCardLines(card).map(({ part, text }): Line => ({ ...styleOf[part], text }))
  const indent = number === undefined ? 0 : ring * 2 + 6
  const least = number === undefined ? 0 : ring * 2 + 3
  const headBox = { x: box.x + indent, w: box.w - indent }
  const needed = (part: number) => {
    const sum = (lines: readonly Line[], w: number) => lines.reduce((all, line) => all + heightOfLine(paper, line, w, part), 0)
    return Math.max(least, 1 + sum(head, headBox.w)) + sum(body, box.w)
  }
  const part = parts.find(one => needed(one) <= box.h) ?? parts.at(-1)!
  const bottom = box.y + box.h
  if (number !== undefined) numberRing(paper, number, [box.x + ring, box.y + ring + 1], ring, true)
  let y = box.y + 1
  const draw = (lines: readonly Line[], { x, w }: { readonly x: number; readonly w: number }) => {
    for (const { text, before = 0, ...of } of lines)
      if (text !== '') {
        const room = bottom - y - before * part
        y = write(paper, text, { ...sized(of, part), x, w, y: y + before * part, h: Math.min(room, of.h ?? room) })
      }
  }
  draw(head, headBox)
  y = Math.max(y, box.y + least)
  draw(body, box)
}

const sized = (of: Omit<Line, 'text'>, part: number) => ({ leading: 1.24, ...of, size: (of.size ?? 7.5) * part })

function heightOfLine(paper: Paper, { text, before = 0, ...of }: Line, w: number, part: number): number {
  if (text === '') return 0
  return before * part + Math.min(of.h ?? Number.POSITIVE_INFINITY, heightOf(paper, text, { ...sized(of, part), w }))
}
