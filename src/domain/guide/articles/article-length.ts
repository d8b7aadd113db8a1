import type { RichText } from '../../shared/text/rich-text-types'
import { plainText } from '../../shared/text/rich-text-words'

/** Words that the text of an article has (product.md C5, sfosarticles). */
export const articleWords = { min: 200, max: 2500 } as const

export const countWords = (body: RichText): number => plainText(body).split(/\s+/).filter(Boolean).length

export const hasArticleLength = (body: RichText): boolean => {
  const words = countWords(body)
  return words >= articleWords.min && words <= articleWords.max
}

const wordsAMinute = 220
/** Minutes to read it, one at least. */
export const readingMinutes = (body: RichText): number => Math.max(1, Math.round(countWords(body) / wordsAMinute))

/** What fits on a page of 5.5 × 8.5 inches set in 9.5 points, measured in words; a picture takes a third of a page, the title a quarter. */
const page = { words: 420, picture: 1 / 3, title: 1 / 4 } as const

/** An estimate of the length of an article in print: pages, in quarters rounded up. */
export const printPages = ({ body, imageId }: { readonly body: RichText; readonly imageId?: string | undefined }): number =>
  Math.ceil((countWords(body) / page.words + (imageId === undefined ? 0 : page.picture) + page.title) * 4) / 4
