import type { PublishedArticle } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { studioListItem } from '../../../../domain/guide/reading/studio-cards'
import type { RichText } from '../../../../domain/shared/text/rich-text-types'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { guideQueries } from '../../../queries/guide.queries'
import { guideLinks } from '../guide-links'
import { ArticleView } from './article-view'

interface ArticlePreviewProps {
  readonly article: PublishedArticle
  readonly editionId: string | undefined
  readonly text: RichText
}

/** An article before it is published, with those of its studios that are in the guide. */
export function ArticlePreview({ article, editionId, text }: ArticlePreviewProps) {
  const listings = useLiveQuery(guideQueries(useApp()).index(editionId))?.listings ?? []
  const studios = article.listingIds.flatMap(id => listings.filter(listing => listing.id === id)).map(studioListItem)
  return <ArticleView {...{ article, text, studios }} links={guideLinks(editionId)} />
}
