import { richTextLink } from './rich-text-link'
import type { RichBlock, RichSpan, RichText } from './rich-text-types'

/**
 * Parses the markup of the texts in this program (sample, templates of a new site): a blank line between paragraphs, `## ` and `### ` before
 * headings, `- ` or `1. ` before the lines of a list, `> ` before a quotation, `**bold**`, `*italic*` and `[words](address)`. An address that must
 * not be linked stays plain text. Users write in an editor and never see markup.
 */
export function fromMarkup(typed: string): RichText {
  const parts = typed
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return { type: 'doc', content: parts.filter(part => part.trim() !== '').map(blockOf) }
}

const listLine = /^(?:-|\d+\.)\s+/

function blockOf(part: string): RichBlock {
  const lines = part.split('\n').map(line => line.trim())
  const [first = ''] = lines
  const heading = /^(##|###)\s+(.+)$/.exec(first)
  if (heading && lines.length === 1) return { type: 'heading', attrs: { level: heading[1]!.length === 2 ? 2 : 3 }, content: spansOf(heading[2]!) }
  if (lines.every(line => listLine.test(line)))
    return {
      type: first.startsWith('-') ? 'bulletList' : 'orderedList',
      content: lines.map(line => ({ type: 'listItem' as const, content: [paragraph(line.replace(listLine, ''))] })),
    }
  if (lines.every(line => line.startsWith('> '))) return { type: 'blockquote', content: lines.map(line => paragraph(line.slice(2))) }
  return paragraph(lines.join(' '))
}

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', content: spansOf(text) })

function spansOf(text: string): readonly RichSpan[] {
  const spans: RichSpan[] = []
  const step = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g
  let from = 0
  for (const found of text.matchAll(step)) {
    const [all, bold, italic, words, address = ''] = found
    if (words !== undefined && !richTextLink.test(address)) continue
    if (found.index > from) spans.push({ type: 'text', text: text.slice(from, found.index) })
    if (bold !== undefined) spans.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (italic !== undefined) spans.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    else spans.push({ type: 'text', text: words!, marks: [{ type: 'link', attrs: { href: address } }] })
    from = found.index + all.length
  }
  if (from < text.length) spans.push({ type: 'text', text: text.slice(from) })
  return spans
}
