import type { PublishedArticle } from '../../../domain/guide/publishing/guide-snapshot-types'
import type { Pictures } from '../../../domain/pictures/picture-service'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import type { RichText } from '../../../domain/shared/text/rich-text-types'
import { ArticlePreview } from '../guide/articles/article-preview'

interface SharedArticleProps {
  readonly proof: Extract<ShownThing, { kind: 'article' }>
  readonly pictures: Pictures
}

/** An article as its page will show it. */
export function SharedArticle({ proof: { article, editionId, text, imageId = '' }, pictures }: SharedArticleProps) {
  const picture = pictures[imageId]
  return <ArticlePreview article={{ ...(article as PublishedArticle), ...(picture && { picture }) }} editionId={editionId} text={text as RichText} />
}
