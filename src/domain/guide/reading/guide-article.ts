import type { RichText } from '../../shared/text/rich-text-types'
import type { GuideIndex, PublishedArticle } from '../publishing/guide-snapshot-types'
import { type StudioListItem, studioListItem } from './studio-cards'

/** Data of an article page. */
export interface GuideArticle {
  readonly edition: GuideIndex['edition']
  readonly article: PublishedArticle
  readonly text: RichText | null
  /** The studios that the article mentions. */
  readonly studios: readonly StudioListItem[]
  /** The next article to read; after the last comes the first. The article itself if it is the only one. */
  readonly next: Pick<PublishedArticle, 'id' | 'title'>
}

/** `undefined` if the edition has no such article. */
export async function guideArticle(
  { edition, articles, listings }: GuideIndex,
  id: string,
  textOf: (articleId: string) => Promise<RichText | undefined>,
): Promise<GuideArticle | undefined> {
  const at = articles.findIndex(article => article.id === id)
  const article = articles[at]
  if (!article) return undefined
  const next = articles[(at + 1) % articles.length] ?? article
  return {
    edition,
    article,
    text: (await textOf(id)) ?? null,
    studios: article.listingIds.flatMap(listingId => listings.filter(listing => listing.id === listingId)).map(studioListItem),
    next: { id: next.id, title: next.title },
  }
}
