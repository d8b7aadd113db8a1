import type { Product, Variant } from './product-service'

/** Whether a variant can be bought on a day, and if not, why. */
export type Availability =
  | { readonly state: 'available'; readonly left?: number }
  | { readonly state: 'sold-out' }
  | { readonly state: 'members-only' }
  | { readonly state: 'not-yet'; readonly from: string }
  | { readonly state: 'over'; readonly until: string }

/** With this many or fewer left, the shop shows the number. */
export const fewLeft = 5

type Sold = Pick<Product, 'status' | 'memberOnly' | 'from' | 'until'>

/**
 * The first matching reason is returned: a product that is no longer sold is not called sold out. `today` is a date in the organization's
 * time zone.
 */
export function availability(product: Sold, { stock }: Pick<Variant, 'stock'>, today: string, isMember: boolean): Availability {
  if (product.from !== undefined && today < product.from) return { state: 'not-yet', from: product.from }
  if (product.until !== undefined && today > product.until) return { state: 'over', until: product.until }
  if (product.status === 'soldout' || stock === 0) return { state: 'sold-out' }
  if (product.memberOnly && !isMember) return { state: 'members-only' }
  return stock === undefined ? { state: 'available' } : { state: 'available', left: stock }
}
