// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { describe, expect, it } from 'vitest'
import type { RichBlock, RichSpan } from '../../../../src/domain/shared/text/rich-text-types'
import { toRichText } from '../../../../src/ui/forms/rich-text/editor-document'
import { extensions } from '../../../../src/ui/forms/rich-text/extensions'
import { pastedSlice } from '../../../../src/ui/forms/rich-text/pasted-html'

const schema = getSchema(extensions)

/** What the editor takes over of this HTML into an empty text. */
function pasted(html: string): readonly RichBlock[] {
  const empty = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph' }] })
  const view = { state: { schema, selection: { $from: empty.resolve(1) } } } as unknown as EditorView
  const event = { clipboardData: { getData: () => html } } as unknown as ClipboardEvent
  const content = pastedSlice(view, event)!.content.toJSON() as never
  return toRichText({ type: 'doc', content: content ?? [] }).content
}

function spansIn(blocks: readonly RichBlock[]): readonly RichSpan[] {
  return blocks.flatMap((block): readonly RichSpan[] => {
    switch (block.type) {
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap(item => spansIn(item.content))
      case 'blockquote':
        return spansIn(block.content)
      default:
        return block.content ?? []
    }
  })
}
const wordsOf = (blocks: readonly RichBlock[]) =>
  spansIn(blocks)
    .map(({ text }) => text)
    .join('')
const linksOf = (blocks: readonly RichBlock[]) =>
  spansIn(blocks).flatMap(({ marks = [] }) => marks.flatMap(mark => (mark.type === 'link' ? [mark.attrs.href] : [])))

const nasty: readonly (readonly [what: string, html: string])[] = [
  ['a script', '<p>seen</p><script>hacked = 1</script>'],
  ['a script within a word', '<p>se<script>hacked = 1</script>en</p>'],
  ['a handler', '<p onclick="hacked = 1" onmouseover="hacked = 1">seen</p>'],
  ['a picture that fails', '<p>seen</p><img src="x" onerror="hacked = 1">'],
  ['a drawing', '<p>seen</p><svg onload="hacked = 1"><script>hacked = 1</script></svg>'],
  ['a frame', '<p>seen</p><iframe srcdoc="<script>hacked = 1</script>"></iframe>'],
  ['an object', '<p>seen</p><object data="javascript:hacked=1"></object><embed src="javascript:hacked=1">'],
  ['a form', '<p>seen</p><form action="javascript:hacked=1"><button formaction="javascript:hacked=1"></button></form>'],
  ['a script as an address', '<p><a href="javascript:hacked=1">seen</a></p>'],
  ['a script as an address in other letters', '<p><a href="JaVaScRiPt:hacked=1">seen</a></p>'],
  ['a script as an address behind a space', '<p><a href=" &#1;javascript:hacked=1">seen</a></p>'],
  ['a script as an address with a line break', '<p><a href="java&#10;script:hacked=1">seen</a></p>'],
  ['a document as an address', '<p><a href="data:text/html,<script>hacked=1</script>">seen</a></p>'],
  ['an old script as an address', '<p><a href="vbscript:hacked">seen</a></p>'],
  ['another site that looks like a path', '<p><a href="//evil.example/x">seen</a></p>'],
  ['another site behind a backslash', '<p><a href="/\\evil.example">seen</a></p>'],
  ['styles', '<style>p { background: url(https://evil.example/x) }</style><p style="background:url(javascript:hacked=1)">seen</p>'],
  [
    'a page of its own',
    '<html><head><meta http-equiv="refresh" content="0;url=javascript:hacked=1"><base href="https://evil.example"></head><body><p>seen</p></body></html>',
  ],
  ['a template', '<p>seen</p><template><script>hacked = 1</script></template>'],
  ['a comment of a word processor', '<!--[if gte mso 9]><xml><script>hacked = 1</script></xml><![endif]--><p class="MsoNormal">seen</p>'],
  ['tags of a word processor', '<p class="MsoNormal"><o:p><span style="mso-fareast-language:EN-US" lang="EN-US">seen</span></o:p></p>'],
  ['a link behind another one', '<p><a href="javascript:hacked=1"><a href="javascript:hacked=1">seen</a></a></p>'],
]

describe('pasted HTML', () => {
  it.each(nasty)('with %s leaves its words alone', (_, html) => {
    const blocks = pasted(html)
    expect([wordsOf(blocks).trim(), linksOf(blocks)]).toEqual(['seen', []])
    expect('hacked' in globalThis).toBe(false)
  })

  it('of a word processor keeps headings, lists, bold and links', () => {
    const blocks = pasted(
      '<h2 style="mso-outline-level:2">Doors</h2><p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Come</b> <a href="https://good.example/">here</a></p><ul><li class="MsoListParagraph">one</li></ul>',
    )
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList'])
    expect(linksOf(blocks)).toEqual(['https://good.example/'])
    expect(spansIn(blocks).find(({ text }) => text === 'Come')?.marks).toEqual([{ type: 'bold' }])
  })

  it('of Word keeps its title as a heading, its lists as lists and each row of a table as a line', () => {
    const entry = (mark: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`
    const blocks = pasted(
      `<h1 class=MsoTitle>Doors<o:p></o:p></h1>${entry('·', 'one')}${entry('·', '<b>two</b>')}<p>Between</p>${entry('1.', 'first')}${entry('2.', 'second')}<table><tr><td>Open</td><td><p>11 to 6</p></td></tr><tr><td>Closed</td><td>Monday</td></tr></table>`,
    )
    expect(blocks.map(({ type, content = [] }) => [type, content.length])).toEqual([
      ['heading', 1],
      ['bulletList', 2],
      ['paragraph', 1],
      ['orderedList', 2],
      ['paragraph', 1],
      ['paragraph', 1],
    ])
    expect(spansIn(blocks).map(({ text }) => text.trim())).toEqual([
      'Doors',
      'one',
      'two',
      'Between',
      'first',
      'second',
      'Open | 11 to 6',
      'Closed | Monday',
    ])
  })
})
