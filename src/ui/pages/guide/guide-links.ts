import type { GuideCard } from '../../../domain/guide/guide-snapshot'

/** Edition named in the address; `undefined` is the current one. */
export const editionIn = (search: URLSearchParams): string | undefined => search.get('edition') ?? undefined

/** Addresses inside the guide. While an edition is browsed that is not the current one, every link keeps it. */
export function guideLinks(editionId: string | undefined) {
  const to = (path: string, search: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({ ...search, ...(editionId === undefined ? {} : { edition: editionId }) }).toString()
    return `/sfosguide${path}${query === '' ? '' : `?${query}`}`
  }
  return {
    home: editionId === undefined ? '/sfosguide' : `/sfosguide/${editionId}`,
    maps: (search?: Readonly<Record<string, string>>) => to('/maps', search),
    events: to('/events'),
    weekends: to('/weekends'),
    articles: to('/articles'),
    article: (id: string) => to(`/articles/${id}`),
    /** A studio by its map number where the number is its own; studios of one building share theirs and go by id. */
    listing: ({ id, number, siteId }: Pick<GuideCard, 'id' | 'number' | 'siteId'>) =>
      to(`/${number !== undefined && siteId === undefined ? number : id}`),
    number: (n: number) => to(`/${n}`),
  }
}
export type GuideLinks = ReturnType<typeof guideLinks>
