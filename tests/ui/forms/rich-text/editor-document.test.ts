import { getSchema } from '@tiptap/core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RichBlock, RichSpan, RichText } from '../../../../src/domain/shared/text/rich-text-types'
import { toEditorContent, toRichText } from '../../../../src/ui/forms/rich-text/editor-document'
import { extensions } from '../../../../src/ui/forms/rich-text/extensions'

const schema = getSchema(extensions)
const throughEditor = (text: RichText) => toRichText(schema.nodeFromJSON(toEditorContent(text)).toJSON())

const word = fc.stringMatching(/^[a-z]{1,8}$/)
/** Neighbors with the same marks would be joined. */
const spans: fc.Arbitrary<readonly RichSpan[]> = fc.array(word, { minLength: 1, maxLength: 4 }).map(words =>
  words.map((text, i): RichSpan => {
    if (i % 4 === 1) return { type: 'text', text, marks: [{ type: 'bold' }] }
    if (i % 4 === 2) return { type: 'text', text, marks: [{ type: 'link', attrs: { href: `/${text}` } }] }
    return { type: 'text', text }
  }),
)
const paragraph = spans.map((content): RichBlock => ({ type: 'paragraph', content }))
const blocks = fc.oneof(
  paragraph,
  fc.tuple(fc.constantFrom<2 | 3>(2, 3), spans).map(([level, content]): RichBlock => ({ type: 'heading', attrs: { level }, content })),
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((content): RichBlock => ({ type: 'blockquote', content })),
  fc
    .tuple(fc.constantFrom<'bulletList' | 'orderedList'>('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
    .map(([type, items]): RichBlock => ({ type, content: items.map(item => ({ type: 'listItem', content: [item] })) })),
)

it('what a field holds passes the editor unchanged', () => {
  fc.assert(
    fc.property(fc.array(blocks, { minLength: 1, maxLength: 6 }), content => {
      expect(throughEditor({ type: 'doc', content })).toEqual({ type: 'doc', content })
    }),
    { numRuns: 100 },
  )
})

it('empty paragraphs at the end are not stored, and an empty text has no blocks', () => {
  const said: RichBlock = { type: 'paragraph', content: [{ type: 'text', text: 'Said' }] }
  expect(toRichText({ type: 'doc', content: [said, { type: 'paragraph' }, { type: 'paragraph' }] } as never)).toEqual({
    type: 'doc',
    content: [said],
  })
  expect(toRichText({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual({ type: 'doc', content: [] })
})
