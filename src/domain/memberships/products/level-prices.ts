import { ascending } from '../../shared/ascending'
import type { DataOf } from '../../shared/records/collection'
import { daysBetween } from '../../shared/time/local-day'
import type { membershipProducts } from '../membership-products.collection'

type Product = DataOf<typeof membershipProducts>
export type ScheduledPrice = NonNullable<Product['levels'][number]['scheduled']>[number]
type Priced = Pick<Product['levels'][number], 'price' | 'monthly' | 'scheduled'>

/** Days before a scheduled price takes effect from which it is public. */
const announcedDays = 60

/**
 * A level with its price on a day in the organization's time zone; `scheduled` keeps the later prices, the next one first. The only place
 * that knows which price applies.
 */
export function levelOn<L extends Priced>(level: L, day: string): L {
  if (!level.scheduled?.length) return level
  const all = level.scheduled.toSorted(ascending('from'))
  const begun = all.filter(({ from }) => from <= day)
  const price = begun.at(-1)?.price ?? level.price
  // A scheduled price without a monthly price leaves the monthly price unchanged; a level without one gets none.
  const monthly = level.monthly && (begun.findLast(one => one.monthly)?.monthly ?? level.monthly)
  return { ...level, price, ...(monthly && { monthly }), scheduled: all.filter(({ from }) => day < from) }
}

/** A membership with the prices of a day. Each day on which prices change starts another version. */
export function productOn<P extends Pick<Product, 'levels' | 'version'>>(product: P, day: string): P & { readonly version: number } {
  const days = new Set(product.levels.flatMap(({ scheduled = [] }) => scheduled.flatMap(({ from }) => (from <= day ? [from] : []))))
  return { ...product, levels: product.levels.map(level => levelOn(level, day)), version: (product.version ?? 1) + days.size }
}

/** The same for visitors: includes only scheduled prices that are already announced. */
export function offeredOn<P extends Pick<Product, 'levels' | 'version'>>(product: P, day: string): P {
  const { levels, ...priced } = productOn(product, day)
  const announced = ({ from }: ScheduledPrice) => daysBetween(day, from) <= announcedDays
  return {
    ...product,
    ...priced,
    levels: levels.map(level => (level.scheduled ? { ...level, scheduled: level.scheduled.filter(announced) } : level)),
  }
}
