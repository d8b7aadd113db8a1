import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { transition } from '../../shared/records/state-machine'
import { editions } from '../editions.collection'
import { priceStates, prices } from '../price-tables.collection'
import { activatePrices } from './change-prices.contract'
import { brokenPrices } from './price-rules'

export const activatePricesHandler = defineHandler(activatePrices, async (context, { editionId, version, rev }) => {
  const params = { edition: editionId }
  return context.once(
    async (within, versions) => {
      const [edition, draft, ...others] = await Promise.all([
        within.get(editions, editionId),
        within.get(prices, String(version), params),
        ...versions.filter(one => one.version !== version).map(({ id }) => within.get(prices, id, params)),
      ])
      if (!edition) throw new RuleBroken('edition-missing', { editionId })
      if (!draft) throw new Refused('not-found', String(version))
      if (draft.rev !== rev) throw new RuleBroken('record-overtaken')
      // The edition's tiers may have changed since the draft was saved.
      const broken = brokenPrices(draft.rows, edition.tiers ?? [])
      if (broken) throw new RuleBroken(broken.rule, { tier: broken.tier, phase: broken.phase })
      within.change(prices, draft, { status: transition(priceStates, draft.status, 'activate') }, params)
      for (const other of others)
        if (other?.status === 'active') within.change(prices, other, { status: transition(priceStates, other.status, 'supersede') }, params)
      return {}
    },
    () => context.records.find(prices, { params }),
  )
})
