import { defineHandler } from '../../shared/functions/handler'
import { prices } from '../price-tables.collection'
import { activatePrices } from './change-prices.contract'
import { checkPrices } from './price-rules'
import { activateDraft } from './price-versions'

export const activatePricesHandler = defineHandler(activatePrices, async (context, chosen) =>
  activateDraft(context, prices, chosen, ({ tiers }, { rows }) => checkPrices(rows, tiers)),
)
