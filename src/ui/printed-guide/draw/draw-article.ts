import type { ArticleBlock, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { picture } from './draw-map-number-and-picture'
import { type DrawnGuide, pictureKey } from './drawn-guide'
import { ornament, type Paper, write } from './pdf-document'
import { accentColor, grayColor, inkColor, lineColor } from './pdf-page-fonts-and-colours'

const body = { size: 9.2, line: 13 } as const

export function drawArticle(paper: Paper, page: GuidePageOf<'article'>, { pictures }: DrawnGuide): void {
  const { left, top, width, height } = paper.sheet
  const bottom = top + height
  let y: number = top
  if (page.first) {
    const { standfirst, author } = page.first
    y = write(paper, page.title, { x: left, y, w: width, h: 56, size: 23, leading: 1.04, face: 'display', tag: 'H1' }) + 5
    y = write(paper, standfirst, { x: left, y, w: width, h: 40, size: 10.5, leading: 1.25, face: 'bold' }) + 3
    y = write(paper, author, { x: left, y, w: width, h: 14, size: 8, face: 'italic', color: grayColor }) + 8
    const file = pictures.get(pictureKey('article', page.articleId))
    if (page.first.picture && file) {
      picture(paper, file, page.first.picture.alt, { x: left, y, w: width, h: 180 })
      y += 190
    }
  }
  for (const block of page.blocks) y = drawBlock(paper, block, y, bottom) + body.line / 2
  if (page.studios) {
    ornament(paper, doc =>
      doc
        .lineWidth(0.6)
        .strokeColor(lineColor)
        .moveTo(left, y + 4)
        .lineTo(left + width, y + 4)
        .stroke(),
    )
    y = write(paper, 'Studios in this article', { x: left, y: y + 12, w: width, h: 14, size: 8.5, face: 'bold', tag: 'H2' }) + 2
    for (const { name, number, page: at } of page.studios)
      y = write(paper, [number, name, at && `page ${at}`].filter(Boolean).join(' · '), {
        x: left,
        y,
        w: width,
        h: body.line,
        size: 8.5,
        ...(at && { goTo: `p${at}` }),
      })
  }
}

function drawBlock(paper: Paper, block: ArticleBlock, y: number, bottom: number): number {
  const { left, width } = paper.sheet
  const text = block.spans.map(span => span.text).join('')
  const h = bottom - y
  if (block.kind === 'heading') return write(paper, text, { x: left, y, w: width, h, size: 12.5, leading: 1.2, face: 'display', tag: 'H2' })
  const indent = block.kind === 'paragraph' ? 0 : 16
  if (block.kind === 'quote') ornament(paper, doc => doc.rect(left, y, 2, 12).fill(accentColor))
  const shown = block.marker ? `${block.marker} ${text}` : text
  if (isPlain(block)) {
    const tag = block.kind === 'quote' ? 'BlockQuote' : block.kind === 'item' ? 'LI' : 'P'
    return write(paper, shown, {
      x: left + indent,
      y,
      w: width - indent,
      h,
      size: body.size,
      leading: body.line / body.size,
      tag,
      face: block.kind === 'quote' ? 'italic' : 'text',
    })
  }
  return drawSpans(paper, block, { x: left + indent, y, w: width - indent, h })
}

const isPlain = ({ spans }: ArticleBlock) => spans.every(({ marks = [] }) => marks.every(({ type }) => type === 'link'))

/** A paragraph whose words are set in several faces. */
function drawSpans({ doc, section }: Paper, { spans, marker }: ArticleBlock, { x, y, w, h }: { x: number; y: number; w: number; h: number }): number {
  const all = marker ? [{ type: 'text' as const, text: `${marker} ` }, ...spans] : spans
  doc.fontSize(body.size).fillColor(inkColor)
  const tag = { structParent: section(), structType: 'P' }
  for (const [i, span] of all.entries()) {
    const types = ('marks' in span ? (span.marks ?? []) : []).map(({ type }) => type)
    doc.font(types.includes('bold') ? 'bold' : types.includes('italic') ? 'italic' : 'text')
    const options = { width: w, height: h, lineGap: body.line - doc.currentLineHeight(false), continued: i < all.length - 1, ...(i === 0 && tag) }
    if (i === 0) doc.text(span.text, x, y, options)
    else doc.text(span.text, options)
  }
  return doc.y
}
