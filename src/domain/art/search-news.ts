import type { ArtQuery, ArtSearch } from './art-search'

/** New results of a saved search. */
export interface SearchNews {
  readonly works: number
  /** Artists that the search had not found before. */
  readonly artists: number
}

/** Works and artists that match the search and were published after an instant. */
export function searchNews(search: ArtSearch, query: ArtQuery, seenAt: Date): SearchNews {
  const { works } = search.ask(query)
  // Both are ISO texts in UTC, so they compare in time order.
  const seen = seenAt.toISOString()
  const isNew = (since: string | undefined) => since !== undefined && since > seen
  const known = new Set(works.flatMap(({ work, artist }) => (isNew(work.since) ? [] : [artist.id])))
  const fresh = works.filter(({ work }) => isNew(work.since))
  return { works: fresh.length, artists: new Set(fresh.flatMap(({ artist }) => (known.has(artist.id) ? [] : [artist.id]))).size }
}
