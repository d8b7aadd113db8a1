import MiniSearch, { type SearchResult } from 'minisearch'
import { filedWords, questionWords } from './search-words'

/**
 * A full-text index over documents with a numeric `id`. It ignores accents and case, allows one typing error in words of four letters and
 * more, and matches prefixes; numbers must match exactly. `fields` maps each field to its weight.
 */
export function wordIndex(fields: Readonly<Record<string, number>>, documents: readonly Readonly<Record<string, string | number>>[]): MiniSearch {
  const search = new MiniSearch<Record<string, string | number>>({
    fields: Object.keys(fields),
    tokenize: filedWords,
    processTerm: term => term,
    searchOptions: {
      tokenize: questionWords,
      boost: fields,
      combineWith: 'AND',
      prefix: term => !isNumber(term),
      fuzzy: term => (term.length >= 4 && !isNumber(term) ? 1 : false),
    },
  })
  search.addAll(documents)
  return search
}

/** If nothing matches, swapped neighboring letters are tried: the index counts a swap as two edits, but it is one typing error. */
export function wordHits(index: MiniSearch, text: string): readonly SearchResult[] {
  const hits = index.search(text)
  if (hits.length > 0) return hits
  const queries = questionWords(text).map(word => ({ combineWith: 'OR' as const, queries: [word, ...swapped(word).map(exactly)] }))
  return index.search({ combineWith: 'AND', queries })
}

const exactly = (word: string) => ({ queries: [word], fuzzy: false, tokenize: (one: string) => [one] })

/** All variants of the word with two neighboring letters swapped. */
const swapped = (word: string) =>
  word.length < 4 ? [] : Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2))

const isNumber = (term: string) => /^\p{N}+$/u.test(term)
