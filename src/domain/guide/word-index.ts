import MiniSearch, { type SearchResult } from 'minisearch'
import { filedWords, questionWords } from './search-words'

/**
 * An index of words over documents with a numeric `id`: accents, case and one slip in words of four letters and more are
 * forgiven, the beginning of a word finds it, numbers are meant exactly. `fields` are weighed.
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

/** Where nothing is found as typed, letters that changed places are put back: two edits to the index, one slip to a hand. */
export function wordHits(index: MiniSearch, text: string): readonly SearchResult[] {
  const hits = index.search(text)
  if (hits.length > 0) return hits
  const queries = questionWords(text).map(word => ({ combineWith: 'OR' as const, queries: [word, ...swapped(word).map(exactly)] }))
  return index.search({ combineWith: 'AND', queries })
}

const exactly = (word: string) => ({ queries: [word], fuzzy: false, tokenize: (one: string) => [one] })

/** The word with each two neighbouring letters changed over. */
const swapped = (word: string) =>
  word.length < 4 ? [] : Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2))

const isNumber = (term: string) => /^\p{N}+$/u.test(term)
