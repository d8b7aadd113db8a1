import { productKinds } from '../../../domain/shop/product-kinds'
import type { ShopQuestion } from '../../../domain/shop/shop-query'

/** Reads the shop's address: `?kind=print&upto=50&members=1&item=tote`. Other parameters are kept. */
export function shopQuestion(search: URLSearchParams): ShopQuestion & { readonly item: string | undefined } {
  const upTo = Number(search.get('upto'))
  return {
    kind: productKinds.find(kind => kind === search.get('kind')),
    priceUpTo: Number.isInteger(upTo) && upTo > 0 ? upTo * 100 : undefined,
    forMembers: search.get('members') === '1',
    item: search.get('item') ?? undefined,
  }
}

/** The address with one filter changed; `undefined` removes it. */
export function withAnswer(search: URLSearchParams, name: 'kind' | 'upto' | 'members' | 'item', value: string | undefined): string {
  const next = new URLSearchParams(search)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  const text = next.toString()
  return text === '' ? '/shop' : `/shop?${text}`
}

/** The other views of the shop's address: the cart, paying, an order, the terms of sale. `undefined` for the products. */
export function shopView(search: URLSearchParams): 'cart' | 'pay' | 'terms' | 'order' | undefined {
  if (search.has('order')) return 'order'
  return (['cart', 'pay', 'terms'] as const).find(view => view === search.get('view'))
}
