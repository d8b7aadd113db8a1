import type { HandlerContext } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { adOrders } from '../ad-orders.collection'
import { type AdSpace, brokenAdPrices, takenSpaces } from './ad-price-table'

/** Throws for a table that has a space twice, or less of it than is booked in the edition now. */
export async function adSpaceCheck({ systemRecords }: HandlerContext, editionId: string): Promise<(rows: readonly AdSpace[]) => void> {
  const taken = takenSpaces(await systemRecords.find(adOrders, { where: [['editionId', '==', editionId]] }))
  return rows => {
    const broken = brokenAdPrices(rows, taken)
    if (broken) throw new RuleBroken(broken.rule, broken)
  }
}
