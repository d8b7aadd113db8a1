import { activateDraft } from '../../guide/pricing/price-versions'
import { defineHandler } from '../../shared/functions/handler'
import { adPrices } from '../ad-prices.collection'
import { activateAdPrices } from './change-ad-prices.contract'
import { stockCheck } from './stock-check'

export const activateAdPricesHandler = defineHandler(activateAdPrices, async (context, chosen) => {
  const check = await stockCheck(context, chosen.editionId)
  return activateDraft(context, adPrices, chosen, (_, { rows }) => check(rows))
})
