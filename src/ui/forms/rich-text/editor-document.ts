import type { JSONContent } from '@tiptap/react'
import type { RichBlock, RichSpan, RichText } from '../../../domain/shared/text/rich-text-types'

/** The editor copies what it is given, so its types need not forbid what it does not do: change it. */
export const toEditorContent = (text: RichText): JSONContent => text as object as JSONContent

type Mark = NonNullable<RichSpan['marks']>[number]

/** The editor's document as a field holds it: only the attributes that a field may have, and no empty paragraphs at its end. */
export function toRichText({ content = [] }: JSONContent): RichText {
  const blocks = content.map(blockOf)
  while (isEmpty(blocks.at(-1))) blocks.pop()
  return { type: 'doc', content: blocks }
}

const isEmpty = (block: RichBlock | undefined) => block?.type === 'paragraph' && block.content === undefined

function blockOf({ type, attrs, content = [] }: JSONContent): RichBlock {
  switch (type) {
    case 'heading':
      return { type, attrs: { level: attrs?.['level'] === 3 ? 3 : 2 }, ...spansOf(content) }
    case 'blockquote':
      return { type, content: content.map(blockOf) }
    case 'bulletList':
    case 'orderedList':
      return { type, content: content.map(item => ({ type: 'listItem', content: (item.content ?? []).map(blockOf) })) }
    default:
      return { type: 'paragraph', ...spansOf(content) }
  }
}

const spansOf = (content: readonly JSONContent[]): { readonly content?: readonly RichSpan[] } =>
  content.length === 0 ? {} : { content: content.map(spanOf) }

function spanOf({ text = '', marks = [] }: JSONContent): RichSpan {
  const kept = marks.map((mark): Mark => {
    if (mark.type === 'link') return { type: 'link', attrs: { href: String(mark.attrs?.['href']) } }
    return { type: mark.type === 'italic' ? 'italic' : 'bold' }
  })
  return { type: 'text', text, ...(kept.length > 0 && { marks: kept }) }
}
