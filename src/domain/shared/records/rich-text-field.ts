import * as v from 'valibot'
import { richTextLink } from '../text/rich-text-link'
import type { RichText } from '../text/rich-text-types'
import type { Field } from './fields'

const href = v.pipe(v.string(), v.maxLength(2048), v.regex(richTextLink, 'is not a link'))
const mark = v.union([
  v.strictObject({ type: v.picklist(['bold', 'italic']) }),
  v.strictObject({ type: v.literal('link'), attrs: v.strictObject({ href }) }),
])
const span = v.strictObject({ type: v.literal('text'), text: v.pipe(v.string(), v.maxLength(20_000)), marks: v.optional(v.array(mark)) })
const block: v.GenericSchema = v.lazy(() =>
  v.variant('type', [
    v.strictObject({ type: v.literal('paragraph'), content: v.optional(v.array(span)) }),
    v.strictObject({
      type: v.literal('heading'),
      attrs: v.strictObject({ level: v.picklist([2, 3]) }),
      content: v.optional(v.array(span)),
    }),
    v.strictObject({ type: v.literal('blockquote'), content: v.array(block) }),
    v.strictObject({
      type: v.picklist(['bulletList', 'orderedList']),
      content: v.array(v.strictObject({ type: v.literal('listItem'), content: v.array(block) })),
    }),
  ]),
)

/** The longest rich text, in characters (product.md C0). */
export const maxRichText = 20_000

/** Far more than that many characters need, if each block has some. */
const maxBlocks = 2_000

type Node = { readonly text?: string; readonly content?: readonly Node[] }
const lengthOf = ({ text, content = [] }: Node): number => (text?.length ?? 0) + content.reduce((sum, node) => sum + lengthOf(node), 0)

/** Text with headings, lists, quotations and links; a document with any other node, or with more characters, is refused. */
export const richText = (label: string): Field<RichText> => ({
  kind: 'richText',
  label,
  max: maxRichText,
  schema: v.pipe(
    v.strictObject({ type: v.literal('doc'), content: v.pipe(v.array(block), v.maxLength(maxBlocks)) }),
    v.check(text => lengthOf(text as Node) <= maxRichText, `must have at most ${maxRichText} characters`),
  ) as v.GenericSchema as v.GenericSchema<unknown, RichText>,
})
