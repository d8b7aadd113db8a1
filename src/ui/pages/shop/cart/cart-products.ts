import type { Campaign } from '../../../../domain/giving/giving'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import type { Product } from '../../../../domain/shop/shop-service'

/** What a line of an order names of a product. */
export const refIdOf = ({ id }: Pick<Product, 'id'>, sku: string): string => `${id}/${sku}`

export const lineKindOf = ({ kind }: Pick<Product, 'kind'>): DraftLine['kind'] => (kind === 'donation' ? 'donation' : 'product')

/** What a line of the cart is called; something that is no longer offered has no name any more. */
export function lineTitle({ refId }: DraftLine, products: readonly Product[], campaigns: readonly Campaign[]): string {
  const campaign = campaigns.find(({ id }) => id === refId)
  if (campaign) return campaign.title
  for (const product of products) {
    const variant = product.variants.find(({ sku }) => refIdOf(product, sku) === refId)
    if (variant) return product.variants.length === 1 ? product.title : `${product.title}, ${variant.label}`
  }
  return 'Something that is no longer sold'
}
