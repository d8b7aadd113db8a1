import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { editions } from '../editions.collection'
import { prices } from '../price-tables.collection'
import { savePrices } from './change-prices.contract'
import { brokenPrices } from './price-rules'

export const savePricesHandler = defineHandler(savePrices, async (context, { editionId, seen, ...table }) => {
  const params = { edition: editionId }
  return context.once(
    async (within, versions) => {
      const edition = await within.get(editions, editionId)
      if (!edition) throw new RuleBroken('edition-missing', { editionId })
      const broken = brokenPrices(table.rows, edition.tiers ?? [])
      if (broken) throw new RuleBroken(broken.rule, { tier: broken.tier, phase: broken.phase })
      const last = Math.max(0, ...versions.map(({ version }) => version))
      const [stored, next] = await Promise.all([
        last > 0 ? within.get(prices, String(last), params) : undefined,
        // Read in the transaction, so that two who save at once do not make two versions.
        within.get(prices, String(last + 1), params),
      ])
      const draft = stored?.status === 'draft' ? stored : undefined
      if (next || draft?.rev !== seen) throw new RuleBroken('record-overtaken')
      if (draft) {
        within.change(prices, draft, table, params)
        return { version: draft.version }
      }
      within.create(prices, String(last + 1), { ...table, version: last + 1, status: 'draft' }, params)
      return { version: last + 1 }
    },
    () => context.records.find(prices, { params }),
  )
})
