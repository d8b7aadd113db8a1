import type { StoredOf } from '../../shared/records/collection'
import type { articles } from '../articles/articles.collection'
import type { PublishedArticle } from './guide-snapshot-types'
import { publishedArticle } from './published-events-and-articles'

/** An article as its page will show it, without its picture. Of its studios, the page shows those that are in the guide. */
export const previewArticle = (article: StoredOf<typeof articles>): PublishedArticle =>
  publishedArticle(article, new Set(article.listingIds), new Map())
