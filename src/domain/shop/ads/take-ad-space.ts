import { type AdOrder, adOrders } from '../../ads/ad-orders.collection'
import { type AdSpace, adSpaceKey, takenSpaces } from '../../ads/pricing/ad-price-table'
import type { HandlerContext } from '../../shared/functions/handler'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { serializeTransactions } from '../../shared/records/serialize-transactions'

/** Advertisements in an edition that one advertiser can book before they pay: nobody holds all space without paying. */
const maxUnpaidAds = 3
const unpaid: readonly AdOrder['status'][] = ['booked', 'invoiced']

/**
 * Makes sure that one more of this space is free. Whatever takes a space in an edition does it here, so that no two take the last one. Call the
 * returned function before other writes. Throws `ad-sold-out`, and `ads-unpaid` where
 * `advertiserId` has not paid for several others; without it, staff book.
 */
export async function takeAdSpace(
  { systemRecords }: HandlerContext,
  within: RecordsWithin,
  editionId: string,
  space: AdSpace,
  advertiserId?: string,
): Promise<() => void> {
  const endTurn = await serializeTransactions(within, `ads-${editionId}`)
  const orders = await systemRecords.find(adOrders, { where: [['editionId', '==', editionId]] })
  if ((takenSpaces(orders).get(adSpaceKey(space)) ?? 0) >= space.stock) throw new RuleBroken('ad-sold-out')
  const owed = orders.filter(one => one.advertiserId === advertiserId && unpaid.includes(one.status))
  if (owed.length >= maxUnpaidAds) throw new RuleBroken('ads-unpaid', { limit: maxUnpaidAds })
  return endTurn
}
