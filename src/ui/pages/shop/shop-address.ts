import { productKinds } from '../../../domain/shop/product-kinds'
import type { ShopQuestion } from '../../../domain/shop/shop-query'

/** What the shop's address may ask: `?kind=print&upto=50&members=1&item=tote`. Anything else in it is left alone. */
export function shopQuestion(search: URLSearchParams): ShopQuestion & { readonly item: string | undefined } {
  const upTo = Number(search.get('upto'))
  return {
    kind: productKinds.find(kind => kind === search.get('kind')),
    priceUpTo: Number.isInteger(upTo) && upTo > 0 ? upTo * 100 : undefined,
    forMembers: search.get('members') === '1',
    item: search.get('item') ?? undefined,
  }
}

/** The address with one answer changed; `undefined` takes it out. */
export function withAnswer(search: URLSearchParams, name: 'kind' | 'upto' | 'members' | 'item', value: string | undefined): string {
  const next = new URLSearchParams(search)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  const text = next.toString()
  return text === '' ? '/shop' : `/shop?${text}`
}
