import type { ArtistsGridQuery, ArtistsGridSort } from '../../../../domain/art/artists-grid'
import type { AddressFormat } from '../../../routing/use-address-state'

const sorts: readonly ArtistsGridSort[] = ['today', 'name', 'recent']

export type GridAddress = ArtistsGridQuery & { readonly page: number }

/** Filters, order and page in the grid's address. Unknown values are ignored. */
export function readGridAddress(search: URLSearchParams): GridAddress {
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

/** Writes the state to an address; defaults are left out. */
export function writeGridAddress({ medium, hood, price, forSale, inGuide, sort, page }: GridAddress): URLSearchParams {
  const values = {
    medium,
    hood,
    price,
    sale: forSale && 'yes',
    guide: inGuide && 'yes',
    sort: sort === 'today' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

export const gridAddress: AddressFormat<GridAddress> = { read: readGridAddress, write: writeGridAddress }
