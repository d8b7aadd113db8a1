import { saveDraft } from '../../guide/pricing/price-versions'
import { defineHandler } from '../../shared/functions/handler'
import { adPrices } from '../ad-prices.collection'
import { adSpaceCheck } from './ad-space-check'
import { saveAdPrices } from './change-ad-prices.contract'

export const saveAdPricesHandler = defineHandler(saveAdPrices, async (context, { editionId, seen, table }) => {
  const check = await adSpaceCheck(context, editionId)
  return saveDraft(context, adPrices, { editionId, seen, table, check: () => check(table.rows) })
})
