import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { RuleBroken } from '../shared/records/rule-broken'
import { editions, weekends } from './editions.collection'
import { listings } from './listings.collection'
import { setWeekends } from './set-weekends.contract'

export const setWeekendsHandler = defineHandler(setWeekends, async ({ records }, { editionId, weekends: wanted }) => {
  if (new Set(wanted.map(({ n }) => n)).size < wanted.length) throw new Refused('invalid-argument', 'a weekend is named twice')
  if (wanted.some(({ days }) => days.some(({ open, close }) => open >= close))) throw new Refused('invalid-argument', 'a day closes before it opens')
  const params = { edition: editionId }
  const before = await records.find(weekends, { params })
  const gone = before.filter(({ n }) => !wanted.some(weekend => weekend.n === n))
  if (gone[0] && (await records.count(listings, { where: [['editionId', '==', editionId]] })) > 0)
    throw new RuleBroken('weekend-used', { name: gone[0].name })

  const dates = wanted.flatMap(({ days }) => days.map(({ date }) => date)).sort()
  await records.transact(async within => {
    const edition = await within.get(editions, editionId)
    if (!edition) throw new RuleBroken('edition-missing', { editionId })
    const stored = await Promise.all(before.map(({ id }) => within.get(weekends, id, params)))
    within.change(editions, edition, { startsOn: dates[0], endsOn: dates.at(-1) })
    for (const { n, name, days } of wanted) {
      const weekend = stored.find(one => one?.n === n)
      if (weekend) within.change(weekends, weekend, { name, days }, params)
      else within.create(weekends, String(n), { n, name, days, neighbourhoodIds: [] }, params)
    }
    for (const { id } of gone) within.delete(weekends, id, params)
  })
  return { weekends: wanted.length }
})
