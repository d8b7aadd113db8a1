import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { adOrders } from '../ad-orders.collection'
import { adPrices } from '../ad-prices.collection'
import { adSpaceKey, takenSpaces } from '../pricing/ad-price-table'
import { adAvailability } from './ad-availability.contract'

export const adAvailabilityHandler = defineHandler(adAvailability, async ({ systemRecords }, { editionId }) => {
  const [[active], orders] = await Promise.all([
    systemRecords.find(adPrices, { params: { edition: editionId }, where: [['status', '==', 'active']], limit: 1 }),
    systemRecords.find(adOrders, { where: [['editionId', '==', editionId]] }),
  ])
  if (!active) throw new Refused('not-found', editionId)
  const taken = takenSpaces(orders)
  return { version: active.version, left: active.rows.map(row => Math.max(0, row.stock - (taken.get(adSpaceKey(row)) ?? 0))) }
})
