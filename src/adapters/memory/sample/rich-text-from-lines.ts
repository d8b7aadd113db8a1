import type { RichBlock, RichSpan, RichText } from '../../../domain/shared/text/rich-text-types'

export interface WordLink {
  readonly label: string
  readonly href: string
}

/** Converts lines of the word lists to a document: `## ` heading, `> ` quotation, `- ` list item, `[label](/path)` and `{0}` links. */
export function richTextFromLines(lines: readonly string[], links: readonly WordLink[] = []): RichText {
  const content: RichBlock[] = []
  for (const line of lines) {
    if (line.startsWith('## ')) content.push({ type: 'heading', attrs: { level: 2 }, content: spans(line.slice(3), links) })
    else if (line.startsWith('> ')) content.push({ type: 'blockquote', content: [paragraph(line.slice(2), links)] })
    else if (line.startsWith('- ')) addPoint(content, paragraph(line.slice(2), links))
    else content.push(paragraph(line, links))
  }
  return { type: 'doc', content }
}

const paragraph = (words: string, links: readonly WordLink[]): RichBlock => ({ type: 'paragraph', content: spans(words, links) })

function addPoint(content: RichBlock[], point: RichBlock): void {
  const last = content.at(-1)
  const item = { type: 'listItem' as const, content: [point] }
  if (last?.type === 'bulletList') content.splice(-1, 1, { ...last, content: [...last.content, item] })
  else content.push({ type: 'bulletList', content: [item] })
}

function spans(words: string, links: readonly WordLink[]): RichSpan[] {
  return words
    .split(/(\{\d\}|\[[^\]]+\]\([^)]+\))/)
    .filter(part => part !== '')
    .map(part => {
      const written = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      const numbered = /^\{(\d)\}$/.exec(part)
      const link = written ? { label: written[1]!, href: written[2]! } : numbered && links[Number(numbered[1])]
      if (numbered && !link) throw new Error(`No link ${part}`)
      return link ? { type: 'text', text: link.label, marks: [{ type: 'link', attrs: { href: link.href } }] } : { type: 'text', text: part }
    })
}
