import type { Product } from './shop-service'

/** What a visitor wants to see of the shop. Prices in cents. */
export interface ShopQuestion {
  readonly kind?: Product['kind'] | undefined
  readonly priceUpTo?: number | undefined
  /** Only what members alone may buy, or what they pay less for. */
  readonly forMembers?: boolean
}

export const lowestPrice = ({ variants }: Pick<Product, 'variants'>) => Math.min(...variants.map(({ price }) => price.cents))

export const answersQuestion = (product: Product, { kind, priceUpTo, forMembers }: ShopQuestion): boolean =>
  (kind === undefined || product.kind === kind) &&
  (priceUpTo === undefined || lowestPrice(product) <= priceUpTo) &&
  (!forMembers || product.memberOnly || product.variants.some(({ memberPrice }) => memberPrice !== undefined))
