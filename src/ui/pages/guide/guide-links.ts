import type { GuideCard } from '../../../domain/guide/publishing/guide-snapshot-types'

/** Edition from the query string; `undefined` means the current one. */
export const editionIn = (search: URLSearchParams): string | undefined => search.get('edition') ?? undefined

/** Links within the guide. While a past edition is shown, every link keeps its id. */
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
    flipbook: to('/flipbook'),
    /** An address of the guide's navigation; what visitors saved is of no edition. */
    place: (address: string) => (/^\/sfosguide\/(?!saved)/.test(address) ? to(address.slice(10)) : address),
    article: (id: string) => to(`/articles/${id}`),
    /** By map number, or by id for studios that share their building's number. */
    listing: ({ id, number, siteId }: Pick<GuideCard, 'id' | 'number' | 'siteId'>) =>
      to(`/${number !== undefined && siteId === undefined ? number : id}`),
    number: (n: string) => to(`/${n}`),
  }
}
export type GuideLinks = ReturnType<typeof guideLinks>
