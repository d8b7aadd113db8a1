import type { Product } from './product-service'

/** The filters of the shop. Prices in cents. */
export interface ShopQuestion {
  readonly kind?: Product['kind'] | undefined
  readonly priceUpTo?: number | undefined
  /** Only products for members, or with a lower member price. */
  readonly forMembers?: boolean
}

export const lowestPrice = ({ variants }: Pick<Product, 'variants'>) => Math.min(...variants.map(({ price }) => price.cents))

export const matchesShopQuery = (product: Product, { kind, priceUpTo, forMembers }: ShopQuestion): boolean =>
  (kind === undefined || product.kind === kind) &&
  (priceUpTo === undefined || lowestPrice(product) <= priceUpTo) &&
  (!forMembers || product.memberOnly || product.variants.some(({ memberPrice }) => memberPrice !== undefined))
