import type { DataOf } from '../../shared/records/collection'
import { daysBetween } from '../../shared/time/local-day'
import type { membershipProducts } from '../membership-products.collection'

type Product = DataOf<typeof membershipProducts>
export type ScheduledPrice = NonNullable<Product['levels'][number]['scheduled']>[number]
type Priced = Pick<Product['levels'][number], 'price' | 'scheduled'>

/** A price that is to come is public so many days before. */
const announcedDays = 60

/**
 * A level with the price that counts on a day in the organization's time zone; what stays scheduled comes after that day, the next one first.
 * Pages, quotes, renewals, the desk and letters about prices ask here alone.
 */
export function levelOn<L extends Priced>(level: L, day: string): L {
  if (!level.scheduled?.length) return level
  const all = level.scheduled.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const price = all.findLast(({ from }) => from <= day)?.price ?? level.price
  return { ...level, price, scheduled: all.filter(({ from }) => day < from) }
}

/** A membership with the prices of a day. Each day on which prices change begins another version. */
export function productOn<P extends Pick<Product, 'levels' | 'version'>>(product: P, day: string): P & { readonly version: number } {
  const days = new Set(product.levels.flatMap(({ scheduled = [] }) => scheduled.flatMap(({ from }) => (from <= day ? [from] : []))))
  return { ...product, levels: product.levels.map(level => levelOn(level, day)), version: (product.version ?? 1) + days.size }
}

/** The same as visitors may know it: with the prices to come that are announced by then. */
export function offeredOn<P extends Pick<Product, 'levels' | 'version'>>(product: P, day: string): P {
  const { levels, ...priced } = productOn(product, day)
  const announced = ({ from }: ScheduledPrice) => daysBetween(day, from) <= announcedDays
  return {
    ...product,
    ...priced,
    levels: levels.map(level => (level.scheduled ? { ...level, scheduled: level.scheduled.filter(announced) } : level)),
  }
}
