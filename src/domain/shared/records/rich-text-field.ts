import * as v from 'valibot'
import type { RichText } from '../text/rich-text-types'
import { type Field, json } from './fields'

/** Paths inside the application, web addresses and mail addresses; other addresses do not become links. */
const href = v.pipe(v.string(), v.maxLength(2048), v.regex(/^(\/(?![/\\])|[#?]|https?:\/\/|mailto:)\S*$/i, 'is not a link'))
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

/** Text with headings, lists, quotations and links; a document with any other node is refused. */
export const richText = (label: string): Field<RichText> => ({
  ...json<RichText>(label),
  schema: v.strictObject({ type: v.literal('doc'), content: v.array(block) }) as v.GenericSchema as v.GenericSchema<unknown, RichText>,
})
