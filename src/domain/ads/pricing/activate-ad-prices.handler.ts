import { activateDraft } from '../../guide/pricing/price-versions'
import { defineHandler } from '../../shared/functions/handler'
import { adPrices } from '../ad-prices.collection'
import { adSpaceCheck } from './ad-space-check'
import { activateAdPrices } from './change-ad-prices.contract'

export const activateAdPricesHandler = defineHandler(activateAdPrices, async (context, chosen) => {
  const check = await adSpaceCheck(context, chosen.editionId)
  return activateDraft(context, adPrices, chosen, (_, { rows }) => check(rows))
})
