import type { RichText } from './rich-text-types'

type Node = { readonly text?: string; readonly content?: readonly Node[] }
/** The spans of a paragraph follow one another; blocks are apart. */
const textOf = ({ text, content = [] }: Node): string => text ?? content.map(textOf).join(content[0]?.text === undefined ? ' ' : '')

/** The words of a rich text without its structure, for searching and counting. */
export const plainText = (text: RichText): string => textOf(text)
