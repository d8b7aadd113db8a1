import { type AdOrder, adOrders } from '../../ads/ad-orders.collection'
import { adPrices } from '../../ads/ad-prices.collection'
import { mailAd } from '../../ads/mails/mail-ads.job'
import { AdOrdersWithin } from '../../ads/orders/ad-orders-transaction'
import { adSpaceKey } from '../../ads/pricing/ad-price-table'
import { defineHandler, type HandlerContext, recordAt } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import { orderForAd, paidBy, settleFreeAd } from './ad-order'
import { bookInquiry } from './book-inquiry.contract'
import { activeAdPrices, adAccount, priceAd } from './price-ad'
import { takeAdSpace } from './take-ad-space'

export const bookInquiryHandler = defineHandler(bookInquiry, async (context, { adId }) => {
  await context.once(
    async (within, { space, quote }) => {
      const ads = await AdOrdersWithin.read(within, [adId])
      const ad = ads.current(adId)!
      const method = paidBy('invoice', quote)
      ads.move(adId, ...(method === 'invoice' ? ['book', 'invoice'] : ['book']))
      const endTurn = await takeAdSpace(context, within, ad.editionId, space)
      endTurn()
      // Inquiries from before accepted versions were stored have none.
      const { advertiserId: personId, email, bookedWith: idemKey = adId, acceptedPolicies: versions = {} } = ad
      const now = context.clock.now()
      within.create(orders, adId, orderForAd({ quote, idemKey, method, personId, email, versions, orderedAt: now }))
      ads.change(adId, { orderId: adId })
      ads.write(now)
      return null
    },
    async () => {
      const ad = await recordAt(context.systemRecords, adOrders, adId)
      return priceOf(context, ad)
    },
  )
  await settleFreeAd(context, adId)
  await mailAd(context, adId)
  return {}
})

/** The price that the advertiser saw when they asked, of a space that is still for sale. */
async function priceOf({ systemRecords }: HandlerContext, { id, editionId, isNonprofit = false, wantsDesign = false, ...ad }: AdOrder) {
  const [versions, active, account] = await Promise.all([
    systemRecords.find(adPrices, { params: { edition: editionId }, where: [['version', '==', ad.priceVersion]], limit: 1 }),
    activeAdPrices(systemRecords, editionId),
    adAccount(systemRecords),
  ])
  const find = (table: typeof active) => table?.rows.find(row => adSpaceKey(row) === adSpaceKey(ad))
  const [table, seen, space] = [versions[0], find(versions[0]), find(active)]
  const quote = table && seen && priceAd(table, { id, space: seen, isNonprofit, wantsDesign, phase: ad.phase ?? 'regular' }, account)
  if (!quote || !space) throw new RuleBroken('ads-closed')
  return { quote, space }
}
