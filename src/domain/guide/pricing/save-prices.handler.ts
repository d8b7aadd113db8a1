import { defineHandler } from '../../shared/functions/handler'
import { prices } from '../price-tables.collection'
import { savePrices } from './change-prices.contract'
import { checkPrices } from './price-rules'
import { saveDraft } from './price-versions'

export const savePricesHandler = defineHandler(savePrices, async (context, { editionId, seen, ...table }) =>
  saveDraft(context, prices, { editionId, seen, table, check: ({ tiers }) => checkPrices(table.rows, tiers) }),
)
