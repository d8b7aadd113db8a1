import { fold } from '../shared/text/fold-accents'
import type { FlipbookBook, FlipbookPage } from './flipbook-book'
import { pageName, pageText } from './page-text'

export interface FoundPage {
  readonly page: number
  readonly name: string
  /** The words around the first one that was found. */
  readonly excerpt: string
}

/** Characters of an excerpt on each side. */
const around = 60

/** The pages that hold all of these words, in the order of the book. */
export function searchPages(pages: readonly FlipbookPage[], book: FlipbookBook, typed: string): readonly FoundPage[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return pages.flatMap(page => {
    const text = pageText(page, book)
    const folded = fold(text)
    if (!words.every(word => folded.includes(word))) return []
    return [{ page: page.number, name: pageName(page, book), excerpt: excerptOf(text, folded, words[0]!) }]
  })
}

/** Folding may change the length of a text; then the excerpt is near the word, which is enough. */
function excerptOf(text: string, folded: string, word: string): string {
  const at = folded.indexOf(word)
  const from = text.lastIndexOf(' ', Math.max(0, at - around)) + 1
  const until = text.indexOf(' ', Math.min(text.length, at + word.length + around))
  const cut = text.slice(at <= around ? 0 : from, until < 0 ? undefined : until)
  return `${at <= around ? '' : '…'}${cut}${until < 0 ? '' : '…'}`
}
