import type { WallQuestion, WallSort } from '../../../domain/artists/art-wall'

const sorts: readonly WallSort[] = ['today', 'name', 'recent']

/** What the wall's address asks: filters, order and page. What it does not know it leaves out. */
export function readWall(search: URLSearchParams): WallQuestion & { readonly page: number } {
  const sort = sorts.find(name => name === search.get('sort')) ?? 'today'
  const page = Number(search.get('page') ?? '1')
  return {
    medium: search.get('medium') ?? undefined,
    hood: search.get('hood') ?? undefined,
    price: search.get('price') ?? undefined,
    forSale: search.get('sale') === 'yes' || undefined,
    inGuide: search.get('guide') === 'yes' || undefined,
    sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address with this changed; any change but the page itself begins at the first page again. */
export function writeWall(search: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'sort' && value === 'today') || (name === 'page' && value === '1')) next.delete(name)
    else next.set(name, value)
  }
  return next
}
