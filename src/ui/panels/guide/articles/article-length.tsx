import { articleWords, countWords, printPages, readingMinutes } from '../../../../domain/guide/articles/article-length'
import type { articles } from '../../../../domain/guide/articles/articles.collection'
import { numberText } from '../../../kit/number-text'
import { Facts } from '../../engine/facts/facts'
import type { UnderRecordProps } from '../../engine/panel-spec'

/** How long the saved text is, for the reader and for the printed guide. */
export function ArticleLength({ record }: UnderRecordProps<typeof articles>) {
  const { body } = record
  const words = countWords(body)
  const limits = `${articleWords.min} to ${numberText(articleWords.max)}`
  const isLong = words > articleWords.max
  return (
    <Facts
      facts={[
        [
          'Words',
          words < articleWords.min || isLong
            ? `${numberText(words)}: too ${isLong ? 'long' : 'short'}. An article has ${limits}.`
            : numberText(words),
        ],
        ['Time to read', `${readingMinutes(body)} min`],
        ['In print, about', pagesText(printPages(record))],
      ]}
    />
  )
}

export const pagesText = (pages: number) => `${numberText(pages)} ${pages === 1 ? 'page' : 'pages'}`
