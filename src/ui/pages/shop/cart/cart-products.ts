import type { Campaign } from '../../../../domain/giving/offered-causes'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import type { Product } from '../../../../domain/shop/product-service'

/** The `refId` of a product's order line. */
export const refIdOf = ({ id }: Pick<Product, 'id'>, sku: string): string => `${id}/${sku}`

export const lineKindOf = ({ kind }: Pick<Product, 'kind'>): DraftLine['kind'] => (kind === 'donation' || kind === 'ticket' ? kind : 'product')

/** The title of a cart line; a fixed text if the item is no longer sold. */
export function lineTitle({ refId }: DraftLine, products: readonly Product[], campaigns: readonly Campaign[]): string {
  const campaign = campaigns.find(({ id }) => id === refId)
  if (campaign) return campaign.title
  for (const product of products) {
    const variant = product.variants.find(({ sku }) => refIdOf(product, sku) === refId)
    if (variant) return product.variants.length === 1 ? product.title : `${product.title}, ${variant.label}`
  }
  return 'Something that is no longer sold'
}
