import { DOMParser as SchemaParser, type Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { plainHtml } from './word-processor-html'

/** Browsers that demand Trusted Types; TypeScript does not know them yet. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): string } }
  | undefined

/**
 * HTML of a word processor or a web page becomes a document that never runs or loads anything, and of that document only what the editor's
 * schema knows is taken over. The security headers name this policy; the module keeps it to itself.
 */
const policy = typeof trustedTypes === 'undefined' ? undefined : trustedTypes.createPolicy('pasted-html', { createHTML: text => text })

/** The formatted text that was pasted; `undefined` where only plain text was. */
export function pastedSlice(view: EditorView, event: ClipboardEvent): Slice | undefined {
  const html = event.clipboardData?.getData('text/html')
  if (!html) return undefined
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
  return SchemaParser.fromSchema(view.state.schema).parseSlice(plainHtml(body), { context: view.state.selection.$from })
}
