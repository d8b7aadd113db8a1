import type { DataOf } from '../../shared/records/collection'
import type { adOrders } from '../ad-orders.collection'
import type { adPrices } from '../ad-prices.collection'

export type AdPriceTable = Pick<DataOf<typeof adPrices>, 'rows' | 'nonprofitPercent' | 'designHelp' | 'pagesWanted'>
export type AdSpace = AdPriceTable['rows'][number]
type AdOrder = Pick<DataOf<typeof adOrders>, 'size' | 'position' | 'status'>
/** Identifies an ad space in an edition's price table. */
export type AdSpaceName = { readonly size: string; readonly position?: string | undefined }

export const adSpaceKey = ({ size, position = '' }: AdSpaceName) => `${size}|${position}`.toLowerCase()
export const adSpaceText = ({ size, position }: AdSpaceName) => (position ? `${size}, ${position}` : size)

/** An inquiry has no place yet, and a canceled booking has none any more. */
export const takesSpace = ({ status }: Pick<AdOrder, 'status'>) => status !== 'enquiry' && status !== 'cancelled'

/** How many are booked of each space, by its key. */
export function takenSpaces(orders: readonly AdOrder[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const order of orders.filter(takesSpace)) taken.set(adSpaceKey(order), (taken.get(adSpaceKey(order)) ?? 0) + 1)
  return taken
}

export type BrokenAdPrices =
  | { readonly rule: 'ad-space-twice'; readonly space: string }
  | { readonly rule: 'ad-space-sold'; readonly space: string; readonly sold: number }

/** Why a price table cannot be used: a space has two prices, or there are fewer of it than are booked. */
export function brokenAdPrices(rows: readonly AdSpace[], taken: ReadonlyMap<string, number> = new Map()): BrokenAdPrices | undefined {
  const stock = new Map<string, number>()
  for (const row of rows) {
    if (stock.has(adSpaceKey(row))) return { rule: 'ad-space-twice', space: adSpaceText(row) }
    stock.set(adSpaceKey(row), row.stock)
  }
  for (const [key, sold] of taken)
    if ((stock.get(key) ?? 0) < sold) {
      const row = rows.find(one => adSpaceKey(one) === key)
      return { rule: 'ad-space-sold', space: row ? adSpaceText(row) : key.replace('|', ', ').replace(/, $/, ''), sold }
    }
  return undefined
}
