import type { Block, BlockProps, ColumnsBlock, PlainBlock, PlainBlockType } from '../../../../domain/content/blocks'
import { richTextFromLines } from '../rich-text-from-lines'

type PlainPart = { readonly [T in PlainBlockType]: { readonly type: T; readonly props: Omit<BlockProps<T>, 'id'> } }[PlainBlockType]
type ColumnsPart = { readonly type: 'columns'; readonly props: { readonly columns: readonly (readonly PlainPart[])[] } }
/** A block without an id. */
export type Part = PlainPart | ColumnsPart

/** A page of the organization: its address and its content. */
export interface PageWords {
  readonly slug: string
  readonly parent?: string
  readonly title: string
  readonly description: string
  readonly parts: readonly Part[]
}

/** The parts as blocks; their ids are the page's slug and a running number. */
export function numbered(slug: string, parts: readonly Part[]): readonly Block[] {
  let count = 0
  const plain = ({ type, props }: PlainPart) => ({ type, props: { id: `${slug}-${++count}`, ...props } }) as PlainBlock
  return parts.map(part => {
    if (part.type !== 'columns') return plain(part)
    const id = `${slug}-${++count}`
    return { type: 'columns', props: { id, columns: part.props.columns.map(column => ({ blocks: column.map(plain) })) } } satisfies ColumnsBlock
  })
}

export const text = (...lines: string[]): PlainPart => ({ type: 'text', props: { body: richTextFromLines(lines) } })
export const lead = (...lines: string[]): PlainPart => ({ type: 'text', props: { body: richTextFromLines(lines), look: 'lead' } })
export const note = (...lines: string[]): PlainPart => ({ type: 'text', props: { body: richTextFromLines(lines), look: 'note' } })
export const heading = (words: string, level: 'part' | 'detail' = 'part'): PlainPart => ({ type: 'heading', props: { text: words, level } })
export const image = (imageId: string, caption?: string, width: 'text' | 'wide' = 'wide'): PlainPart => ({
  type: 'image',
  props: { imageId, caption, width },
})
export const gallery = (imageIds: readonly string[], caption?: string): PlainPart => ({ type: 'gallery', props: { imageIds, caption } })
export const button = (label: string, to: string, look: 'main' | 'plain' = 'plain'): PlainPart => ({ type: 'button', props: { label, to, look } })
export const cards = (...items: BlockProps<'cardList'>['items']): PlainPart => ({ type: 'cardList', props: { items } })
export const embeds = (...items: BlockProps<'embeds'>['items']): PlainPart => ({ type: 'embeds', props: { items } })
export const recordCards = (chosen: Omit<BlockProps<'recordCards'>, 'id'>): PlainPart => ({ type: 'recordCards', props: chosen })
export const questions = (...items: readonly (readonly [title: string, ...answer: string[]])[]): PlainPart => ({
  type: 'accordion',
  props: { items: items.map(([title, ...answer]) => ({ title, body: richTextFromLines(answer) })) },
})
export const quote = (words: string, who?: string, role?: string): PlainPart => ({ type: 'quote', props: { text: words, who, role } })
export const line = (): PlainPart => ({ type: 'divider', props: {} })
export const columns = (...all: readonly (readonly PlainPart[])[]): ColumnsPart => ({ type: 'columns', props: { columns: all } })
export const contactForm = (title: string, said?: string): PlainPart => ({ type: 'form', props: { kind: 'contact', title, note: said } })
export const place = (name: string, address: string, lat: number, lng: number, said?: string): PlainPart => ({
  type: 'map',
  props: { name, address, pin: { lat, lng }, note: said },
})
