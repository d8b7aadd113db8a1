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
    const stored = await within.getAll(
      weekends,
      listed.map(({ id }) => id),
      params,
    )
    const all = [...stored.values()]
    const known = await within.getAll(
      neighbourhoods,
      moves.map(({ neighbourhoodId }) => neighbourhoodId),
    )
    for (const { neighbourhoodId, weekendId } of moves) {
      const hood = known.get(neighbourhoodId)
      if (weekendId !== null && !all.some(({ id }) => id === weekendId)) throw new Refused('not-found', weekendId)
      if (weekendId !== null && (hood?.status !== 'active' || hood.city !== edition.city)) throw new Refused('not-found', neighbourhoodId)
    }
    const { after, moved } = reassignNeighbourhoods(all, moves)
    for (const weekend of all) {
      const neighbourhoodIds = after.get(weekend.id)!
      if (neighbourhoodIds.join() !== weekend.neighbourhoodIds.join()) within.change(weekends, weekend, { neighbourhoodIds }, params)
    }
    return { moved }
  })
})
