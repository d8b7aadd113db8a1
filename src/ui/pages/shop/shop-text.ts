import type { Product } from '../../../domain/shop/product-service'
import { lowestPrice } from '../../../domain/shop/shop-query'
import { moneyOf } from '../../kit/format-money'

export const kindText: Readonly<Record<Product['kind'], string>> = {
  guide: 'The guide',
  print: 'Prints',
  goods: 'Goods',
  digital: 'Downloads',
  ticket: 'Tickets',
  gift: 'Gifts',
  donation: 'Gifts to us',
}

/** `$28`, or `From $28` if variants differ. */
export function priceText(product: Product): string {
  const least = lowestPrice(product)
  if (least === 0) return 'Free'
  return product.variants.some(({ price }) => price.cents > least) ? `From ${moneyOf({ cents: least })}` : moneyOf({ cents: least })
}
