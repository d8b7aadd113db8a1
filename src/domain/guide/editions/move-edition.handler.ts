import { defineHandler } from '../../shared/functions/handler'
import { stateAfter } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { deadlines } from '../deadlines.collection'
import { editionAt } from '../edition-at'
import { editions, weekends } from '../editions.collection'
import { prices } from '../price-tables.collection'
import { missingForCall } from './missing-for-call'
import { moveEdition } from './move-edition.contract'

export const moveEditionHandler = defineHandler(moveEdition, ({ once, records }, { editionId, event }) =>
  once(
    async (within, missing) => {
      const edition = await editionAt(within, editionId)
      const status = stateAfter(editions, edition, event)
      if (event === 'openCall' && missing.length > 0) throw new RuleBroken('edition-not-ready', { missing })
      within.change(editions, edition, { status })
      return { status }
    },
    async () => {
      const params = { edition: editionId }
      const [days, tables, dates] = await Promise.all([
        records.find(weekends, { params }),
        records.find(prices, { params, where: [['status', '==', 'active']] }),
        records.find(deadlines, { params }),
      ])
      return missingForCall({ weekends: days, prices: tables, deadlines: dates })
    },
  ),
)
