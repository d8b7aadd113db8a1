/** The subset of TipTap's document format that articles and pages may hold. */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly RichBlock[]
}
export type RichBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichSpan[] }
  | { readonly type: 'heading'; readonly attrs: { readonly level: 2 | 3 }; readonly content?: readonly RichSpan[] }
  | { readonly type: 'blockquote'; readonly content: readonly RichBlock[] }
  | {
      readonly type: 'bulletList' | 'orderedList'
      readonly content: readonly { readonly type: 'listItem'; readonly content: readonly RichBlock[] }[]
    }
export interface RichSpan {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly ({ readonly type: 'bold' | 'italic' } | { readonly type: 'link'; readonly attrs: { readonly href: string } })[]
}
