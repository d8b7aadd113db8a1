import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { editionAt } from '../../edition-at'
import { neighbourhoods, weekends } from '../../editions.collection'
import { assignNeighbourhoods } from './assign-neighbourhoods.contract'
import { reassignNeighbourhoods } from './reassign-neighbourhoods'

export const assignNeighbourhoodsHandler = defineHandler(assignNeighbourhoods, async ({ records }, { editionId, moves }) => {
  const params = { edition: editionId }
  const listed = await records.find(weekends, { params })
  return records.transact(async within => {
    const edition = await editionAt(within, editionId)
    const all = (await Promise.all(listed.map(({ id }) => within.get(weekends, id, params)))).filter(weekend => weekend !== undefined)
    const known = await Promise.all(moves.map(({ neighbourhoodId }) => within.get(neighbourhoods, neighbourhoodId)))
    for (const [i, { neighbourhoodId, weekendId }] of moves.entries()) {
      if (weekendId !== null && !all.some(({ id }) => id === weekendId)) throw new Refused('not-found', weekendId)
      if (weekendId !== null && (known[i]?.status !== 'active' || known[i].city !== edition.city)) throw new Refused('not-found', neighbourhoodId)
    }
    const { after, moved } = reassignNeighbourhoods(all, moves)
    for (const weekend of all) {
      const neighbourhoodIds = after.get(weekend.id)!
      if (neighbourhoodIds.join() !== weekend.neighbourhoodIds.join()) within.change(weekends, weekend, { neighbourhoodIds }, params)
    }
    return { moved }
  })
})
