import { expect, it } from 'vitest'
import { countWords, printPages, readingMinutes } from '../../../../src/domain/guide/articles/article-length'
import { fromMarkup } from '../../../../src/domain/shared/text/rich-text-markup'

it('words are counted over headings, lists and quotations', () => {
  expect(countWords(fromMarkup('## Two words\n\nthree more words\n\n- one\n- and two\n\n> quoted'))).toBe(9)
  expect(countWords({ type: 'doc', content: [] })).toBe(0)
})

it.each([
  [0, undefined, 0.25],
  [420, undefined, 1.25],
  [421, undefined, 1.5],
  [840, 'fog', 2.75],
])('%d words with the picture %s take %d pages', (words, imageId, pages) => {
  expect(printPages({ body: fromMarkup('word '.repeat(words)), imageId })).toBe(pages)
})

it('reading takes a minute at least', () => {
  expect(readingMinutes(fromMarkup('short'))).toBe(1)
  expect(readingMinutes(fromMarkup('word '.repeat(660)))).toBe(3)
})
