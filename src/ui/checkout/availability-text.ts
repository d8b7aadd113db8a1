import { type Availability, fewLeft } from '../../domain/shop/availability'
import { calendarDayText } from '../kit/time/format-time'

const day = (date: string) => calendarDayText(date, { short: true })

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
