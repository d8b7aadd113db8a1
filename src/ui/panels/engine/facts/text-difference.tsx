import type { Block } from '../../../../domain/content/blocks'
import { textOfBlocks } from '../../../../domain/content/text-of-blocks'
import type { RichText } from '../../../../domain/shared/text/rich-text-types'
import { TextChanges } from '../../../text-changes/text-changes'

const nothing: RichText = { type: 'doc', content: [] }

interface TextDifferenceProps {
  readonly kind: 'richText' | 'blocks'
  readonly from: unknown
  readonly to: unknown
}

/** What changed in a text, or in the blocks of a page, word by word. */
export default function TextDifference({ kind, from, to }: TextDifferenceProps) {
  const textOf = (value: unknown) => {
    if (value === undefined) return nothing
    return kind === 'richText' ? (value as RichText) : textOfBlocks(value as readonly Block[])
  }
  return <TextChanges before={textOf(from)} after={textOf(to)} />
}
