import type { GuidePageCard, GuidePageOf, MapPlace } from '../../../domain/guide/pages/guide-page-types'
import type { DrawnGuide } from './drawn-guide'
import { ornament, type Paper, write } from './pdf-document'
import { accentColor, grayColor, inkColor, whiteColor } from './pdf-page-fonts-and-colours'

const columns = 2
const gap = 16
const line = 9.4

export interface LegendLine {
  readonly number: string
  readonly name: string
  readonly pages: readonly number[]
}

/** Who is found at each number of a map, and on which page: a building by its name, when several are in it. */
export function legendOf({ places }: GuidePageOf<'map'>, { pages }: DrawnGuide): readonly LegendLine[] {
  const on = new Set(places.flatMap(place => place.pages))
  const cards = new Map(
    pages.flatMap(page => (page.kind === 'listings' && on.has(page.number) ? page.rows.flat().map(card => [card.id, card] as const) : [])),
  )
  return places.map(place => ({ number: place.number, pages: place.pages, name: nameOf(place, cards) }))
}

function nameOf({ listingIds }: MapPlace, cards: ReadonlyMap<string, GuidePageCard>): string {
  const own = listingIds.flatMap(id => cards.get(id) ?? [])
  const [first] = own
  if (!first || own.length === 1) return first?.name ?? ''
  return `${first.studio ?? first.address ?? first.name} (${own.length})`
}

export const legendHeight = (lines: readonly LegendLine[]) => Math.ceil(lines.length / columns) * line

/** The legend below a map, read column by column; a line leads to its page. */
export function drawLegend(paper: Paper, lines: readonly LegendLine[], y: number): void {
  const { left, width } = paper.sheet
  const column = (width - gap * (columns - 1)) / columns
  const rows = Math.ceil(lines.length / columns)
  const list = paper.doc.struct('L')
  paper.section().add(list)
  for (const [i, { number, name, pages }] of lines.entries()) {
    const [x, top] = [left + Math.floor(i / rows) * (column + gap), y + (i % rows) * line]
    const item = paper.doc.struct('LI')
    list.add(item)
    const of = { y: top, h: line + 1, size: 7, leading: 1.1, parent: item, tag: 'LBody', mayBeCut: true } as const
    write(paper, number, { ...of, x, w: 20, face: 'bold', color: accentColor, tag: 'Lbl' })
    write(paper, name, { ...of, x: x + 20, w: column - 20 - 26, ...(pages[0] && { goTo: `p${pages[0]}` }) })
    write(paper, pages.length > 1 ? `${pages[0]}–${pages.at(-1)}` : String(pages[0] ?? ''), {
      ...of,
      x: x + column - 26,
      w: 26,
      align: 'right',
      color: grayColor,
    })
    item.end()
  }
}

const lengths = [10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05] as const

/** A bar that says how far a mile, or a part of it, is on the map. */
export function drawScale(paper: Paper, mile: number, { x, y }: { readonly x: number; readonly y: number }): void {
  const length = lengths.find(one => one * mile <= 72) ?? lengths.at(-1)!
  ornament(paper, doc => {
    for (const [color, width] of [
      [whiteColor, 4],
      [inkColor, 1],
    ] as const)
      doc
        .lineWidth(width)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + length * mile, y)
        .stroke()
    doc
      .font('bold')
      .fontSize(6.5)
      .fillColor(inkColor)
      .text(`${length} mi`, x, y - 10, { lineBreak: false })
  })
}
