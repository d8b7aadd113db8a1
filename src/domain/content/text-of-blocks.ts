import type { RichBlock, RichText } from '../shared/text/rich-text-types'
import { type Block, type PlainBlock } from './blocks'
import { everyBlock, recordsIn } from './every-block'

/** What blocks say and show, as one text of paragraphs: versions of a page are compared by it. */
export const textOfBlocks = (blocks: readonly Block[]): RichText => ({
  type: 'doc',
  content: everyBlock(blocks).flatMap(block => [
    ...lines(block.phases?.length ? `[Shown in: ${block.phases.join(', ')}]` : undefined),
    ...(block.type === 'columns' ? [] : partsOfBlock(block)),
  ]),
})

const lines = (...all: readonly (string | undefined)[]): readonly RichBlock[] =>
  all.flatMap(text => (text ? [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }] : []))

function partsOfBlock({ type, props }: PlainBlock): readonly RichBlock[] {
  switch (type) {
    case 'heading':
      return lines(props.text)
    case 'text':
      return props.body.content
    case 'image':
      return lines(`[Picture ${props.imageId}]`, props.caption)
    case 'gallery':
      return lines(...props.imageIds.map(id => `[Picture ${id}]`), props.caption)
    case 'button':
      return lines(`${props.label} → ${props.to}`)
    case 'cardList':
      return props.items.flatMap(({ over, title, text, to, imageId }) => lines(over, title, text, to && `→ ${to}`, imageId && `[Picture ${imageId}]`))
    case 'recordCards':
      return lines(...recordsIn(props).map(({ kind, id }) => `[${kind}: ${id}]`))
    case 'form':
      return lines(`[Form: ${props.title}]`, props.note)
    case 'map':
      return lines(`[Map: ${props.name}]`, props.address, props.note)
    case 'embeds':
      return props.items.flatMap(({ title, url, note }) => lines(`${title} → ${url}`, note))
    case 'accordion':
      return props.items.flatMap(({ title, body }) => [...lines(title), ...body.content])
    case 'quote':
      return lines(props.text, [props.who, props.role].filter(Boolean).join(', '))
    case 'hero':
      return [...lines('[Hero]'), ...props.words.flatMap(({ phase, title, button, to }) => lines(`[${phase}]`, title, button && `${button} → ${to}`))]
    case 'homePart':
    case 'live':
      return lines(`[${props.what}]`)
    case 'policy':
      return lines(`[Policy: ${props.kind}]`)
    case 'divider':
      return lines('[Dividing line]')
  }
}
