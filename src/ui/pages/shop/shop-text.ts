import { type Availability, fewLeft } from '../../../domain/shop/availability'
import { lowestPrice } from '../../../domain/shop/shop-query'
import type { Product } from '../../../domain/shop/shop-service'
import { moneyOf } from '../../kit/format-money'
import { calendarDay, dayOf } from '../../kit/time/format-time'

export const kindText: Readonly<Record<Product['kind'], string>> = {
  guide: 'The guide',
  print: 'Prints',
  goods: 'Goods',
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

const day = (date: string) => dayOf(calendarDay(date), 'UTC', { short: true })

/** Why a product is unavailable, or how few are left; otherwise nothing. */
export function availabilityText(found: Availability): string | undefined {
  switch (found.state) {
    case 'available':
      return found.left !== undefined && found.left <= fewLeft ? `${found.left} left` : undefined
    case 'sold-out':
      return 'Sold out'
    case 'members-only':
      return 'For members only'
    case 'not-yet':
      return `On sale from ${day(found.from)}`
    case 'over':
      return `Sold until ${day(found.until)}`
  }
}
