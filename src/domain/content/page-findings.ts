import type { RichBlock, RichSpan, RichText } from '../shared/text/rich-text-types'
import { plainText } from '../shared/text/rich-text-words'
import { type Block, type PlainBlock } from './blocks'
import { embedOf } from './embeds'
import { everyBlock, recordsIn } from './every-block'
import { homeSlug } from './sections'

/** What should be mended on a page. */
export interface PageFinding {
  /** The block it is about; the page as a whole without one. */
  readonly blockId?: string
  readonly text: string
  /** Whether the page cannot be published with it. */
  readonly stops: boolean
}

export interface CheckedContent {
  readonly slug?: string | undefined
  readonly description?: string | undefined
  readonly blocks: readonly Block[]
}

/** Link texts that say nothing when they are read by themselves, as screen readers do. */
const emptyLinkTexts = /^(?:click )?(?:here|this|link|more|read more|this link|this page)[.…]?$/i

/** Findings about what a page says and how it is built. What colors blocks have is the theme's, so their contrast is checked there. */
export function findingsOfContent({ slug, description, blocks }: CheckedContent): readonly PageFinding[] {
  const all = everyBlock(blocks)
  return [
    ...(blocks.length === 0 ? [{ text: 'The page has no content.', stops: true }] : []),
    // The home page has the description of the organization.
    ...(description || slug === homeSlug ? [] : [{ text: 'The page has no description. Search results show one.', stops: false }]),
    ...all.flatMap(block => (block.type === 'columns' ? emptyColumns(block.props) : [...emptyParts(block), ...linkTexts(block)])),
    ...headingOrder(all),
  ]
}

const emptyColumns = ({ id, columns }: { readonly id: string; readonly columns: readonly { readonly blocks: readonly unknown[] }[] }) =>
  columns.some(({ blocks }) => blocks.length === 0) ? [{ blockId: id, text: 'A column is empty.', stops: true }] : []

function emptyParts({ type, props }: PlainBlock): readonly PageFinding[] {
  const empty = (text: string) => [{ blockId: props.id, text, stops: true }]
  switch (type) {
    case 'text':
      return plainText(props.body).trim() === '' ? empty('A text is empty.') : []
    case 'gallery':
      return props.imageIds.length === 0 ? empty('A gallery has no pictures.') : []
    case 'cardList':
      return props.items.length === 0 ? empty('A list of cards is empty.') : []
    case 'embeds':
      return [
        ...(props.items.length === 0 ? empty('A list of videos and sounds is empty.') : []),
        ...props.items
          .filter(({ url }) => !embedOf(url))
          .flatMap(({ title }) => empty(`“${title}” needs an address of YouTube, Vimeo or SoundCloud.`)),
      ]
    case 'recordCards':
      return recordsIn(props).length === 0 ? empty('Choose whom or what the cards show.') : []
    case 'accordion':
      return props.items.length === 0 ? empty('A list of questions is empty.') : []
    default:
      return []
  }
}

/** Every rich text of a block. */
export const textsOf = (block: Block): readonly RichText[] =>
  block.type === 'text' ? [block.props.body] : block.type === 'accordion' ? block.props.items.map(({ body }) => body) : []

function linkTexts(block: PlainBlock): readonly PageFinding[] {
  const spans = textsOf(block).flatMap(text => text.content.flatMap(spansOf))
  const linked = spans.filter(({ marks }) => marks?.some(({ type }) => type === 'link')).map(({ text }) => text.trim())
  const labels = block.type === 'button' ? [block.props.label] : []
  return [...linked, ...labels]
    .filter(text => emptyLinkTexts.test(text))
    .map(text => ({ blockId: block.props.id, text: `The link “${text}” does not say where it leads.`, stops: false }))
}

const spansOf = (block: RichBlock): readonly RichSpan[] => {
  if (block.type === 'paragraph' || block.type === 'heading') return block.content ?? []
  return block.content.flatMap(inner => (inner.type === 'listItem' ? inner.content.flatMap(spansOf) : spansOf(inner)))
}

/** Headings of level 3 belong below one of level 2; two in a row have no text between them. */
function headingOrder(all: readonly Block[]): readonly PageFinding[] {
  const found: PageFinding[] = []
  let hasPart = false
  let last: { readonly level: number } | undefined
  for (const block of all)
    for (const part of outline(block)) {
      if (part === 'text') last = undefined
      else {
        if (part.level === 3 && !hasPart && block.type !== 'heading')
          found.push({ blockId: block.props.id, text: 'A small heading comes before the first large one.', stops: false })
        if (last && last.level >= part.level) found.push({ blockId: block.props.id, text: 'A heading has no text below it.', stops: false })
        hasPart ||= part.level === 2
        last = part
      }
    }
  if (last) found.push({ text: 'The last heading has no text below it.', stops: false })
  return found
}

type Part = 'text' | { readonly level: 2 | 3 }

function outline(block: Block): readonly Part[] {
  if (block.type === 'columns') return []
  if (block.type === 'heading') return [{ level: block.props.level === 'part' ? 2 : 3 }]
  if (block.type !== 'text') return ['text']
  return block.props.body.content.map(part => (part.type === 'heading' ? { level: part.attrs.level } : 'text'))
}
