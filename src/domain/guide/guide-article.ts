import type { RichText } from '../shared/rich-text'
import { type DoorRow, doorRow } from './door-cards'
import type { GuideIndex, PublishedArticle } from './guide-snapshot'

/** What the page of an article draws. */
export interface GuideArticle {
  readonly edition: GuideIndex['edition']
  readonly article: PublishedArticle
  readonly text: RichText | null
  /** The studios it speaks of. */
  readonly studios: readonly DoorRow[]
  /** The one to read after it; after the last the first. Itself where it is the only one. */
  readonly next: Pick<PublishedArticle, 'id' | 'title'>
}

/** `undefined` where the edition has no such article. */
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
    studios: article.listingIds.flatMap(listingId => listings.filter(listing => listing.id === listingId)).map(doorRow),
    next: { id: next.id, title: next.title },
  }
}
