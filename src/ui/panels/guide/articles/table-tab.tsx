import { articles } from '../../../../domain/guide/articles/articles.collection'
import { queriedPanel } from '../../engine/collection-panel'
import { articleSpec } from './article-spec'
import { type ArticleRow, useArticles } from './use-articles'

/** All articles of the edition, in the order of the guide. */
export default queriedPanel(
  articles,
  {
    ...articleSpec,
    columns: [
      'title',
      'status',
      'author',
      { name: 'words', label: 'Words', kind: 'number', value: ({ words }: Partial<ArticleRow>) => words },
      { name: 'pages', label: 'Pages in print', kind: 'number', value: ({ pages }: Partial<ArticleRow>) => pages },
      'publishAt',
      'order',
      'updatedAt',
    ],
    sort: 'order',
    filters: ['status'],
    begin: { status: 'draft', listingIds: [], order: 0, body: { type: 'doc', content: [] } },
  },
  () => ({ rows: useArticles() }),
)
