import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { editionAt } from '../../edition-at'
import { editions, weekends } from '../../editions.collection'
import { setWeekends, type WeekendInput } from './set-weekends.contract'
import { weekendsInUse } from './weekends-in-use'

export const setWeekendsHandler = defineHandler(setWeekends, async ({ records }, { editionId, weekends: wanted, ...span }) => {
  requireHours(wanted)
  const dates = wanted.flatMap(({ days }) => days.map(({ date }) => date)).sort()
  const twice = dates.find((date, i) => date === dates[i - 1])
  if (twice !== undefined) throw new RuleBroken('weekend-overlap', { date: twice })
  const { startsOn = dates[0], endsOn = dates.at(-1) } = span
  const outside = dates.find(date => date < startsOn! || date > endsOn!)
  if (outside !== undefined) throw new RuleBroken('weekend-outside', { date: outside })

  const params = { edition: editionId }
  const before = await records.find(weekends, { params })
  const gone = before.filter(({ n }) => !wanted.some(weekend => weekend.n === n))
  const [used] = await weekendsInUse(records, editionId, gone)
  if (used) throw new RuleBroken('weekend-used', { name: used.name })

  await records.transact(async within => {
    const edition = await editionAt(within, editionId)
    const stored = await within.getAll(
      weekends,
      before.map(({ id }) => id),
      params,
    )
    within.change(editions, edition, { startsOn, endsOn })
    for (const { n, note, blackouts, ...changed } of wanted) {
      const weekend = [...stored.values()].find(one => one.n === n)
      const all = { ...changed, ...(note !== undefined && { note: note || undefined }), ...(blackouts && { blackouts }) }
      if (weekend) within.change(weekends, weekend, all, params)
      else within.create(weekends, freeId(n, before), { n, ...all, neighbourhoodIds: [] }, params)
    }
    for (const { id } of gone) within.delete(weekends, id, params)
  })
  return { weekends: wanted.length }
})

function requireHours(wanted: readonly WeekendInput[]): void {
  if (new Set(wanted.map(({ n }) => n)).size < wanted.length) throw new Refused('invalid-argument', 'a weekend is named twice')
  if (wanted.some(({ days }) => days.some(({ open, close }) => open >= close))) throw new Refused('invalid-argument', 'a day closes before it opens')
  const isIn = ({ days, blackouts = [] }: WeekendInput) =>
    blackouts.every(({ date, from, until }) => from < until && days.some(day => day.date === date))
  if (!wanted.every(isIn)) throw new Refused('invalid-argument', 'a blackout is on another day, or ends before it begins')
}

/** Weekends that were reordered keep their ids, so the id for a number may be taken. */
function freeId(n: number, before: readonly { readonly id: string }[]): string {
  const ids = new Set(before.map(({ id }) => id))
  const [free] = Array.from({ length: 20 }, (_, i) => (i === 0 ? String(n) : `${n}-${i}`)).filter(id => !ids.has(id))
  return free!
}
