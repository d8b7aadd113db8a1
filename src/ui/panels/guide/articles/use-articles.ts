import { useMemo } from 'react'
import { countWords, printPages } from '../../../../domain/guide/articles/article-length'
import { articles } from '../../../../domain/guide/articles/articles.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { useEdition } from '../use-edition'

/** An article with its length. */
export interface ArticleRow extends StoredOf<typeof articles> {
  readonly words: number
  readonly pages: number
}

/** The articles of the chosen edition. */
export function useArticles(): readonly ArticleRow[] {
  const editionId = useEdition()?.id ?? ''
  const all = useLiveQuery(recordsQuery(useApp(), articles, { where: [['editionId', '==', editionId]] }))
  return useMemo(
    () => all.filter(({ deletedAt }) => !deletedAt).map(article => ({ ...article, words: countWords(article.body), pages: printPages(article) })),
    [all],
  )
}
