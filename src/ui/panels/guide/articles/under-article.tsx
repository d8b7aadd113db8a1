import type { articles } from '../../../../domain/guide/articles/articles.collection'
import { ShareByLink } from '../../../private-links/share-by-link'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { ArticleLength } from './article-length'

/** How long an article is, and who may look at it before it is published. */
export const UnderArticle = ({ record }: UnderRecordProps<typeof articles>) => (
  <>
    <ArticleLength record={record} />
    <ShareByLink kind="article" of={record.id} />
  </>
)
