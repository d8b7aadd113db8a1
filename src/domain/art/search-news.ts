import type { ArtQuery, ArtSearch } from './art-search'

/** What a search finds that was not there before. */
export interface SearchNews {
  readonly works: number
  /** Artists of whom the search found nothing before. */
  readonly artists: number
}

/** What was published after an instant and answers a question. Pure: the same search over the same published files. */
export function searchNews(search: ArtSearch, query: ArtQuery, seenAt: Date): SearchNews {
  const { works } = search.ask(query)
  // Both sides as ISO: in one zone, text orders as time does.
  const seen = seenAt.toISOString()
  const isNew = (since: string | undefined) => since !== undefined && since > seen
  const known = new Set(works.flatMap(({ work, artist }) => (isNew(work.since) ? [] : [artist.id])))
  const fresh = works.filter(({ work }) => isNew(work.since))
  return { works: fresh.length, artists: new Set(fresh.flatMap(({ artist }) => (known.has(artist.id) ? [] : [artist.id]))).size }
}
