import type { ReactNode } from 'react'
import { Anchor } from './anchor'
import css from './rich-text.module.css'

/** A node of a TipTap document; types that are not handled below are left out. */
export interface RichNode {
  readonly type: string
  readonly text?: string
  readonly content?: readonly RichNode[]
  readonly attrs?: object
  readonly marks?: readonly { readonly type: string; readonly attrs?: object }[]
}

/** Text that staff wrote, with headings, quotes, lists and links. Nothing in it is treated as HTML. */
export const RichText = ({ document }: { readonly document: RichNode }) => <div className={css.text}>{children(document)}</div>

const children = (node: RichNode): ReactNode[] => (node.content ?? []).map((child, index) => draw(child, index))

function draw(node: RichNode, key: number): ReactNode {
  switch (node.type) {
    case 'text':
      return <span key={key}>{marked(node)}</span>
    case 'paragraph':
      return <p key={key}>{children(node)}</p>
    case 'heading':
      return attribute(node.attrs, 'level') === 3 ? <h3 key={key}>{children(node)}</h3> : <h2 key={key}>{children(node)}</h2>
    case 'blockquote':
      return <blockquote key={key}>{children(node)}</blockquote>
    case 'bulletList':
      return <ul key={key}>{children(node)}</ul>
    case 'orderedList':
      return <ol key={key}>{children(node)}</ol>
    case 'listItem':
      return <li key={key}>{children(node)}</li>
    default:
      return null
  }
}

function marked({ text, marks = [] }: RichNode): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>
    if (mark.type === 'italic') return <em>{inner}</em>
    if (mark.type !== 'link') return inner
    const href = attribute(mark.attrs, 'href')
    return typeof href === 'string' ? <Anchor to={href}>{inner}</Anchor> : inner
  }, text)
}

const attribute = (attrs: object | undefined, name: string): unknown => (attrs as Record<string, unknown> | undefined)?.[name]
