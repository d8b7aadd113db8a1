import type { RichSpan } from '../../shared/text/rich-text-types'

export const lengthOf = (spans: readonly RichSpan[]) => spans.reduce((sum, { text }) => sum + text.length, 0)

/** Divides a text after the last word that ends within `length`; a word that is longer is divided itself, between its characters. */
export function cutSpans(spans: readonly RichSpan[], length: number): readonly [here: readonly RichSpan[], there: readonly RichSpan[]] {
  const text = spans.map(span => span.text).join('')
  if (text.length <= length) return [spans, []]
  const space = text.lastIndexOf(' ', length)
  const at = space > 0 ? space : wholeCharacters(text, length)
  return [part(spans, 0, at), part(spans, space > 0 ? at + 1 : at, text.length)]
}

/** No pair of surrogates is divided. */
const wholeCharacters = (text: string, length: number) => (/[\uD800-\uDBFF]/.test(text[length - 1] ?? '') ? length - 1 || 2 : length)

function part(spans: readonly RichSpan[], from: number, to: number): readonly RichSpan[] {
  let at = 0
  return spans.flatMap(span => {
    const text = span.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += span.text.length
    return text === '' ? [] : [{ ...span, text }]
  })
}
